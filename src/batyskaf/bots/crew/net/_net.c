/* The policy as native code: the same whole numbers as `policy.Net`, which says what they mean.

Weights have 8 bits and are stored output by output, activations have 16 bits, so that a sum is a plain dot product that
compilers turn into vector instructions. Sums stay within 32 bits, since no layer has more than MOST inputs. What comes
after them has 64 bits. The GIL is held during a call, so all calls can share one scratch. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define COLOURS 4
#define ONE 1024
#define LIMIT 32767
#define WIDE (1 << 26)
#define SHIFT 24
#define MOST 512      /* inputs or outputs of a layer */
#define MOST_TASKS 64 /* open at once */
#define MOST_BLOCKS 16
#define STEP 16 /* rows of weights are filled up to a multiple of this */

/* With glibc the loader picks the code for the processor. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

/* --- layers ------------------------------------------------------------------------------------------------------ */

typedef struct {
    Py_ssize_t inputs, outputs, row;
    int8_t *weights; /* `row` of them by output; those after the inputs are 0 */
    int32_t *scales, *biases;
} Layer;

typedef int16_t Values[MOST]; /* activations; those after the inputs of the layer that reads them meet weights of 0 */
typedef int64_t Results[MOST];

/* Apply a layer to several rows of values. */
FOR_EACH_PROCESSOR
static void
apply(const Layer *layer, Values *values, Py_ssize_t count, Results *results)
{
    for (Py_ssize_t output = 0; output < layer->outputs; output++) {
        const int8_t *packed = layer->weights + output * layer->row;
        int16_t weights[MOST];
        for (Py_ssize_t i = 0; i < layer->row; i++)
            weights[i] = packed[i];
        for (Py_ssize_t one = 0; one < count; one++) {
            const int16_t *value = values[one];
            int32_t sum = 0;
            for (Py_ssize_t i = 0; i < layer->row; i++)
                sum += (int32_t)weights[i] * value[i];
            results[one][output] = (((int64_t)sum * layer->scales[output]) >> SHIFT) + layer->biases[output];
        }
    }
}

static int64_t
within(int64_t value, int64_t least, int64_t most)
{
    return value < least ? least : value > most ? most : value;
}

static int64_t
floor_div(int64_t number, int64_t by)
{
    return number / by - (number % by < 0);
}

/* The largest number whose square is not larger. */
static int64_t
root_of(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* Scale to a mean square of 1; `least` is 0 for a ReLU behind it. */
static void
norm(const int64_t *from, Py_ssize_t size, int64_t least, int16_t *into)
{
    int64_t squares = 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        int64_t value = within(from[i], -WIDE, WIDE);
        squares += value * value;
    }
    int64_t root = root_of(squares / size);
    root = root ? root : 1;
    for (Py_ssize_t i = 0; i < size; i++)
        into[i] = (int16_t)within(floor_div(within(from[i], -WIDE, WIDE) * ONE, root), least, LIMIT);
}

/* The ReLU of a sum. */
static void
relu(const int64_t *one, const int64_t *other, Py_ssize_t size, int16_t *into)
{
    for (Py_ssize_t i = 0; i < size; i++)
        into[i] = (int16_t)within(one[i] + other[i], 0, LIMIT);
}

static void
add(int64_t *to, const int64_t *other, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        to[i] += other[i];
}

/* The mean of the four colours, rounded down. */
static void
mean(Values *colours, Py_ssize_t size, int16_t *into)
{
    for (Py_ssize_t i = 0; i < size; i++)
        into[i] = (int16_t)((colours[0][i] + colours[1][i] + colours[2][i] + colours[3][i]) >> 2);
}

/* --- the net ----------------------------------------------------------------------------------------------------- */

typedef struct {
    Layer colour_in, to_colour, colour_out, centre_in, to_centre, centre_out;
} Block;

typedef struct {
    Values values[COLOURS + 1], wide[COLOURS], means[1]; /* the centre is behind the colours */
    Results colours[COLOURS], centre[1];
    Results results[COLOURS], other[1], by_colour[COLOURS], together, tasks[MOST_TASKS];
} Scratch;

typedef struct {
    PyObject_HEAD
    Layer task_general, task_colour, task_out, into_colour, into_centre;
    Block blocks[MOST_BLOCKS];
    Layer colour, centre, take, belief_colour, belief_centre, chance;
    Py_ssize_t depth, places;
    Scratch *scratch;
    int16_t *numbers; /* the input: four colours, the centre, then tasks */
    PyObject *memory; /* a list that owns all of the above */
} Net;

/* How many numbers a sight has: by colour, in the centre, by task. */
static Py_ssize_t
colour_size(const Net *net)
{
    return net->into_colour.inputs - net->task_out.outputs;
}

static Py_ssize_t
centre_size(const Net *net)
{
    return net->into_centre.inputs - net->task_out.outputs;
}

static Py_ssize_t
task_size(const Net *net)
{
    return net->task_general.inputs + COLOURS * net->task_colour.inputs;
}

/* Copy numbers from the input, with room for the rest of a row. */
static void
place(Values values, const int16_t *numbers, Py_ssize_t size)
{
    memcpy(values, numbers, size * sizeof(int16_t));
    memset(values + size, 0, (MOST - size) * sizeof(int16_t));
}

/* Each task as a whole, what all together mean for each colour, and all together. */
static void
read_tasks(Net *net, const int16_t *numbers, Py_ssize_t count)
{
    Scratch *at = net->scratch;
    Py_ssize_t size = net->task_out.outputs, suited = net->task_colour.inputs, whole = net->task_general.inputs;
    int64_t empty = count < net->places ? net->places - count : 0;
    memset(at->by_colour, 0, sizeof(at->by_colour));
    for (Py_ssize_t i = 0; i < size; i++)
        at->together[i] = empty * net->task_out.biases[i];
    for (Py_ssize_t task = 0; task < count; task++, numbers += task_size(net)) {
        place(at->means[0], numbers, whole);
        apply(&net->task_general, at->means, 1, at->other);
        for (int colour = 0; colour < COLOURS; colour++)
            place(at->values[colour], numbers + whole + colour * suited, suited);
        apply(&net->task_colour, at->values, COLOURS, at->results);
        for (int colour = 0; colour < COLOURS; colour++) {
            relu(at->results[colour], at->other[0], size, at->wide[colour]);
            for (Py_ssize_t i = 0; i < size; i++)
                at->by_colour[colour][i] += at->wide[colour][i];
        }
        mean(at->wide, size, at->means[0]);
        apply(&net->task_out, at->means, 1, &at->tasks[task]);
        add(at->together, at->tasks[task], size);
    }
}

static void
append_limited(Values values, Py_ssize_t start, const int64_t *more, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        values[start + i] = (int16_t)within(more[i], -LIMIT, LIMIT);
}

/* The tokens: one by colour, and the centre. */
static void
enter(Net *net, const int16_t *numbers)
{
    Scratch *at = net->scratch;
    Py_ssize_t size = net->task_out.outputs, colours = colour_size(net), centre = centre_size(net);
    for (int colour = 0; colour < COLOURS; colour++) {
        place(at->values[colour], numbers + colour * colours, colours);
        append_limited(at->values[colour], colours, at->by_colour[colour], size);
    }
    place(at->values[COLOURS], numbers + COLOURS * colours, centre);
    append_limited(at->values[COLOURS], centre, at->together, size);
    apply(&net->into_colour, at->values, COLOURS, at->colours);
    apply(&net->into_centre, at->values + COLOURS, 1, at->centre);
}

static void
norm_tokens(Net *net, int64_t least)
{
    Scratch *at = net->scratch;
    for (int colour = 0; colour < COLOURS; colour++)
        norm(at->colours[colour], net->into_colour.outputs, least, at->values[colour]);
    norm(at->centre[0], net->into_centre.outputs, least, at->values[COLOURS]);
}

/* Two layers over the colours and the centre: both see themselves and each other. */
static void
pass(Net *net, const Block *block)
{
    Scratch *at = net->scratch;
    Values *centre = at->values + COLOURS;
    norm_tokens(net, -LIMIT);
    mean(at->values, net->into_colour.outputs, at->means[0]);
    apply(&block->to_colour, centre, 1, at->other);
    apply(&block->colour_in, at->values, COLOURS, at->results);
    for (int colour = 0; colour < COLOURS; colour++)
        relu(at->results[colour], at->other[0], block->colour_in.outputs, at->wide[colour]);
    apply(&block->colour_out, at->wide, COLOURS, at->results);
    for (int colour = 0; colour < COLOURS; colour++)
        add(at->colours[colour], at->results[colour], block->colour_out.outputs);
    apply(&block->centre_in, centre, 1, at->other);
    apply(&block->to_centre, at->means, 1, at->results);
    relu(at->results[0], at->other[0], block->centre_in.outputs, at->wide[0]);
    apply(&block->centre_out, at->wide, 1, at->other);
    add(at->centre[0], at->other[0], block->centre_out.outputs);
}

/* Write results into a list; return where the next ones go, -1 if a number could not be created. */
static Py_ssize_t
put(PyObject *list, Py_ssize_t place, const int64_t *results, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count && place >= 0; i++) {
        PyObject *number = PyLong_FromLongLong(results[i]);
        if (number == NULL)
            return -1;
        PyList_SET_ITEM(list, place++, number);
    }
    return place;
}

static Py_ssize_t
put_layer(PyObject *list, Py_ssize_t place, Scratch *at, const Layer *layer, Values *values, Py_ssize_t count)
{
    if (place < 0)
        return -1;
    apply(layer, values, count, at->results);
    for (Py_ssize_t one = 0; one < count; one++)
        place = put(list, place, at->results[one], layer->outputs);
    return place;
}

/* Moves by colour, other moves, beliefs by card, the chance, then tasks. */
static PyObject *
opinion(Net *net, Py_ssize_t tasks)
{
    Scratch *at = net->scratch;
    Values *centre = at->values + COLOURS;
    Py_ssize_t size = net->task_out.outputs;
    norm_tokens(net, 0);
    PyObject *list = PyList_New(COLOURS * (net->colour.outputs + net->belief_colour.outputs) + net->centre.outputs +
                                net->belief_centre.outputs + net->chance.outputs + tasks);
    if (list == NULL)
        return NULL;
    Py_ssize_t place = put_layer(list, 0, at, &net->colour, at->values, COLOURS);
    place = put_layer(list, place, at, &net->centre, centre, 1);
    place = put_layer(list, place, at, &net->belief_colour, at->values, COLOURS);
    place = put_layer(list, place, at, &net->belief_centre, centre, 1);
    place = put_layer(list, place, at, &net->chance, centre, 1);
    apply(&net->take, centre, 1, at->results);
    for (Py_ssize_t task = 0; task < tasks; task++) {
        int64_t score = 0;
        for (Py_ssize_t i = 0; i < size; i++)
            score += within(at->tasks[task][i], -WIDE, WIDE) * within(at->results[0][i], -WIDE, WIDE);
        score = floor_div(score, ONE);
        place = put(list, place, &score, 1);
    }
    if (place < 0)
        Py_CLEAR(list);
    return list;
}

/* --- from and to Python ------------------------------------------------------------------------------------------ */

/* Copy a list of numbers, limited to 16 bits. */
static int
read_numbers(int16_t *into, PyObject *list, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++) {
        int overflow;
        if (!PyLong_Check(PyList_GET_ITEM(list, i))) {
            PyErr_SetString(PyExc_TypeError, "the net reads whole numbers");
            return -1;
        }
        long long number = PyLong_AsLongLongAndOverflow(PyList_GET_ITEM(list, i), &overflow);
        if (number == -1 && PyErr_Occurred())
            return -1;
        into[i] = (int16_t)within(overflow ? overflow * (int64_t)LIMIT : number, -LIMIT, LIMIT);
    }
    return 0;
}

static PyObject *
net_call(Net *net, PyObject *args, PyObject *kwargs)
{
    PyObject *list;
    static char *names[] = {"numbers", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!:Net", names, &PyList_Type, &list))
        return NULL;
    Py_ssize_t count = PyList_GET_SIZE(list);
    Py_ssize_t fixed = COLOURS * colour_size(net) + centre_size(net);
    Py_ssize_t tasks = count < fixed ? -1 : (count - fixed) / task_size(net);
    if (tasks < 0 || tasks > MOST_TASKS || fixed + tasks * task_size(net) != count)
        return PyErr_Format(PyExc_ValueError, "the net reads %zd numbers and %zd for each of up to %d tasks, not %zd",
                            fixed, task_size(net), MOST_TASKS, count);
    if (read_numbers(net->numbers, list, count) < 0)
        return NULL;
    read_tasks(net, net->numbers + fixed, tasks);
    enter(net, net->numbers);
    for (Py_ssize_t block = 0; block < net->depth; block++)
        pass(net, &net->blocks[block]);
    return opinion(net, tasks);
}

/* Zeroed memory that lives as long as the net; NULL with an error if there is none. */
static void *
allocate(Net *net, Py_ssize_t bytes)
{
    PyObject *memory = PyBytes_FromStringAndSize(NULL, bytes);
    int failed = memory == NULL || PyList_Append(net->memory, memory) < 0;
    Py_XDECREF(memory);
    return failed ? NULL : memset(PyBytes_AS_STRING(memory), 0, bytes);
}

static int32_t
little_endian(const unsigned char *bytes)
{
    return (int32_t)((uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24);
}

/* Read a layer from a dict of `(inputs, outputs, data)`; a size of -1 may be anything. Return 0, or -1 with an error. */
static int
load(Net *net, Layer *layer, PyObject *layers, const char *name, Py_ssize_t inputs, Py_ssize_t outputs)
{
    PyObject *found = PyDict_GetItemString(layers, name);
    const unsigned char *data;
    Py_ssize_t size;
    if (found == NULL) {
        PyErr_Format(PyExc_ValueError, "the policy has no layer %s", name);
        return -1;
    }
    if (!PyTuple_Check(found)) {
        PyErr_Format(PyExc_TypeError, "the layer %s is no tuple", name);
        return -1;
    }
    if (!PyArg_ParseTuple(found, "nny#", &layer->inputs, &layer->outputs, &data, &size))
        return -1;
    if (layer->inputs < 1 || layer->inputs > MOST || layer->outputs < 1 || layer->outputs > MOST ||
        (inputs >= 0 && inputs != layer->inputs) || (outputs >= 0 && outputs != layer->outputs) ||
        size != layer->outputs * (8 + layer->inputs)) {
        PyErr_Format(PyExc_ValueError, "the layer %s of the policy has a wrong size: %zd inputs, %zd outputs, %zd bytes",
                     name, layer->inputs, layer->outputs, size);
        return -1;
    }
    layer->row = (layer->inputs + STEP - 1) / STEP * STEP;
    layer->weights = allocate(net, layer->outputs * layer->row);
    layer->scales = allocate(net, 2 * layer->outputs * sizeof(int32_t));
    if (layer->weights == NULL || layer->scales == NULL)
        return -1;
    layer->biases = layer->scales + layer->outputs;
    for (Py_ssize_t i = 0; i < 2 * layer->outputs; i++)
        layer->scales[i] = little_endian(data + 4 * i);
    data += 8 * layer->outputs;
    for (Py_ssize_t output = 0; output < layer->outputs; output++)
        for (Py_ssize_t input = 0; input < layer->inputs; input++)
            layer->weights[output * layer->row + input] = (int8_t)data[input * layer->outputs + output];
    return 0;
}

static int
load_block(Net *net, Block *block, PyObject *layers, Py_ssize_t number, Py_ssize_t colour, Py_ssize_t centre)
{
    char name[64];
#define IN_BLOCK(part, inputs, outputs)                                                                                \
    (PyOS_snprintf(name, sizeof(name), "trunk.blocks.%zd." #part, number),                                             \
     load(net, &block->part, layers, name, inputs, outputs) < 0)
    if (IN_BLOCK(colour_in, colour, 2 * colour) || IN_BLOCK(to_colour, centre, 2 * colour) ||
        IN_BLOCK(colour_out, 2 * colour, colour) || IN_BLOCK(centre_in, centre, 2 * centre) ||
        IN_BLOCK(to_centre, colour, 2 * centre) || IN_BLOCK(centre_out, 2 * centre, centre))
        return -1;
#undef IN_BLOCK
    return 0;
}

static int
load_all(Net *net, PyObject *layers)
{
    if (load(net, &net->task_general, layers, "trunk.task_general", -1, -1) < 0)
        return -1;
    Py_ssize_t task = net->task_general.outputs;
    if (load(net, &net->task_colour, layers, "trunk.task_colour", -1, task) < 0 ||
        load(net, &net->task_out, layers, "trunk.task_out", task, task) < 0 ||
        load(net, &net->into_colour, layers, "trunk.colour", -1, -1) < 0 ||
        load(net, &net->into_centre, layers, "trunk.centre", -1, -1) < 0)
        return -1;
    Py_ssize_t colour = net->into_colour.outputs, centre = net->into_centre.outputs;
    if (colour_size(net) < 0 || centre_size(net) < 0) {
        PyErr_SetString(PyExc_ValueError, "the first layers of the policy have no room for its tasks");
        return -1;
    }
    for (Py_ssize_t block = 0; block < net->depth; block++)
        if (load_block(net, &net->blocks[block], layers, block, colour, centre) < 0)
            return -1;
    if (load(net, &net->colour, layers, "colour", colour, -1) < 0 || load(net, &net->centre, layers, "centre", centre, -1) < 0 ||
        load(net, &net->take, layers, "take", centre, task) < 0 ||
        load(net, &net->belief_colour, layers, "belief_colour", colour, -1) < 0 ||
        load(net, &net->belief_centre, layers, "belief_centre", centre, -1) < 0 ||
        load(net, &net->chance, layers, "chance", centre, 1) < 0)
        return -1;
    net->scratch = allocate(net, sizeof(Scratch));
    net->numbers = allocate(net, (COLOURS * colour_size(net) + centre_size(net) + MOST_TASKS * task_size(net)) *
                                     sizeof(int16_t));
    if (net->scratch == NULL || net->numbers == NULL)
        return -1;
    return 0;
}

static PyObject *
net_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    static char *names[] = {"layers", "blocks", "places", NULL};
    PyObject *layers;
    Py_ssize_t depth, places;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!nn:Net", names, &PyDict_Type, &layers, &depth, &places))
        return NULL;
    if (depth < 0 || depth > MOST_BLOCKS || places < 0 || places > MOST_TASKS)
        return PyErr_Format(PyExc_ValueError, "a policy has up to %d blocks and %d places, not %zd and %zd",
                            MOST_BLOCKS, MOST_TASKS, depth, places);
    Net *net = (Net *)type->tp_alloc(type, 0);
    if (net == NULL)
        return NULL;
    net->depth = depth;
    net->places = places;
    net->memory = PyList_New(0);
    if (net->memory == NULL || load_all(net, layers) < 0)
        Py_CLEAR(net);
    return (PyObject *)net;
}

static void
net_dealloc(Net *net)
{
    PyTypeObject *type = Py_TYPE(net);
    Py_XDECREF(net->memory);
    type->tp_free((PyObject *)net);
    Py_DECREF(type);
}

static PyType_Slot net_slots[] = {
    {Py_tp_doc, "A policy: numbers of a sight in, numbers of an opinion out."},
    {Py_tp_new, net_new},
    {Py_tp_call, net_call},
    {Py_tp_dealloc, net_dealloc},
    {0, NULL},
};

static PyType_Spec net_spec = {"batyskaf.bots.crew.net._net.Net", sizeof(Net), 0, Py_TPFLAGS_DEFAULT, net_slots};

static int
fill_module(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&net_spec);
    int failed = type == NULL || PyModule_AddObjectRef(module, "Net", type) < 0;
    Py_XDECREF(type);
    return failed ? -1 : 0;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, fill_module}, {0, NULL}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_net", .m_slots = module_slots};

PyMODINIT_FUNC
PyInit__net(void)
{
    return PyModuleDef_Init(&module);
}
