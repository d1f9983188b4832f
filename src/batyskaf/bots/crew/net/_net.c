/* The policy as native code: the same whole numbers as `policy.Net`, which says what they mean.

Several sights are read together, so that each weight is fetched once for all of them. The GIL is held during a call, so
all calls can share one scratch. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "layers.h"

#define COLOURS 4
#define MOST_TASKS 64 /* open at once */
#define MOST_BLOCKS 16
#define MOST_SIGHTS 16 /* read together */

/* --- the net ----------------------------------------------------------------------------------------------------- */

typedef struct {
    Layer colour_in, to_colour, colour_out, centre_in, to_centre, centre_out;
} Block;

/* Everything by sight, and by colour where it has one token for each. */
typedef struct {
    Values colours[MOST_SIGHTS * COLOURS], centre[MOST_SIGHTS], means[MOST_SIGHTS];
    Values wide_colours[MOST_SIGHTS * COLOURS], wide_centre[MOST_SIGHTS];
    Results colour_tokens[MOST_SIGHTS * COLOURS], centre_tokens[MOST_SIGHTS];
    Results by_colour[MOST_SIGHTS * COLOURS], by_centre[MOST_SIGHTS], other[MOST_SIGHTS];
    Results tasks[MOST_SIGHTS][MOST_TASKS];
    Py_ssize_t count[MOST_SIGHTS]; /* of the tasks */
} Scratch;

typedef struct {
    PyObject_HEAD
    Layer task_general, task_colour, task_out, into_colour, into_centre;
    Block blocks[MOST_BLOCKS];
    Layer colour, centre, take, belief_colour, belief_centre, chance;
    Py_ssize_t depth, places;
    Vectors vectors;
    Scratch *scratch;
    int16_t *numbers; /* a sight: four colours, the centre, then tasks */
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

/* The tasks of a sight, one after the other: each as a whole, what all together mean for each colour, and together. */
static void
read_tasks(Net *net, Py_ssize_t sight, const int16_t *numbers, Results *by_colour, int64_t *together)
{
    Scratch *at = net->scratch;
    Py_ssize_t size = net->task_out.outputs, suited = net->task_colour.inputs, whole = net->task_general.inputs;
    Py_ssize_t count = at->count[sight];
    int64_t empty = count < net->places ? net->places - count : 0;
    Values *parts = at->wide_colours, *mean_part = at->wide_centre;
    const Kernels *with = &WITH[net->vectors];
    memset(by_colour, 0, COLOURS * sizeof(Results));
    for (Py_ssize_t i = 0; i < size; i++)
        together[i] = empty * net->task_out.biases[i];
    for (Py_ssize_t task = 0; task < count; task++, numbers += task_size(net)) {
        place(mean_part[0], numbers, whole);
        apply(&net->task_general, mean_part, 1, at->other);
        for (int colour = 0; colour < COLOURS; colour++)
            place(parts[colour], numbers + whole + colour * suited, suited);
        apply(&net->task_colour, parts, COLOURS, at->colour_tokens);
        for (int colour = 0; colour < COLOURS; colour++) {
            with->relu(at->colour_tokens[colour], at->other[0], size, parts[colour]);
            for (Py_ssize_t i = 0; i < size; i++)
                by_colour[colour][i] += parts[colour][i];
        }
        mean(parts, size, mean_part[0]);
        apply(&net->task_out, mean_part, 1, &at->tasks[sight][task]);
        with->add(together, at->tasks[sight][task], size);
    }
}

/* Read a sight: the inputs of its tokens. */
static void
read_sight(Net *net, Py_ssize_t sight)
{
    Scratch *at = net->scratch;
    Py_ssize_t size = net->task_out.outputs, suited = colour_size(net), general = centre_size(net);
    const int16_t *numbers = net->numbers;
    Results *by_colour = at->by_colour, *together = at->by_centre;
    const Kernels *with = &WITH[net->vectors];
    read_tasks(net, sight, numbers + COLOURS * suited + general, by_colour, together[0]);
    for (int colour = 0; colour < COLOURS; colour++) {
        int16_t *values = at->colours[sight * COLOURS + colour];
        place(values, numbers + colour * suited, suited);
        with->limit(by_colour[colour], size, values + suited);
    }
    place(at->centre[sight], numbers + COLOURS * suited, general);
    with->limit(together[0], size, at->centre[sight] + general);
}

static void
norm_tokens(Net *net, Py_ssize_t sights, int64_t least)
{
    Scratch *at = net->scratch;
    const Kernels *with = &WITH[net->vectors];
    for (Py_ssize_t token = 0; token < sights * COLOURS; token++)
        with->norm(at->colour_tokens[token], net->into_colour.outputs, least, at->colours[token]);
    for (Py_ssize_t sight = 0; sight < sights; sight++)
        with->norm(at->centre_tokens[sight], net->into_centre.outputs, least, at->centre[sight]);
}

/* Two layers over the colours and the centre: both see themselves and each other. */
static void
pass(Net *net, const Block *block, Py_ssize_t sights)
{
    Scratch *at = net->scratch;
    Py_ssize_t tokens = sights * COLOURS;
    const Kernels *with = &WITH[net->vectors];
    norm_tokens(net, sights, -LIMIT);
    for (Py_ssize_t sight = 0; sight < sights; sight++)
        mean(at->colours + sight * COLOURS, net->into_colour.outputs, at->means[sight]);

    apply(&block->colour_in, at->colours, tokens, at->by_colour);
    apply(&block->to_colour, at->centre, sights, at->other);
    for (Py_ssize_t token = 0; token < tokens; token++)
        with->relu(at->by_colour[token], at->other[token / COLOURS], block->colour_in.outputs, at->wide_colours[token]);
    apply(&block->colour_out, at->wide_colours, tokens, at->by_colour);
    for (Py_ssize_t token = 0; token < tokens; token++)
        with->add(at->colour_tokens[token], at->by_colour[token], block->colour_out.outputs);

    apply(&block->centre_in, at->centre, sights, at->by_centre);
    apply(&block->to_centre, at->means, sights, at->other);
    for (Py_ssize_t sight = 0; sight < sights; sight++)
        with->relu(at->by_centre[sight], at->other[sight], block->centre_in.outputs, at->wide_centre[sight]);
    apply(&block->centre_out, at->wide_centre, sights, at->by_centre);
    for (Py_ssize_t sight = 0; sight < sights; sight++)
        with->add(at->centre_tokens[sight], at->by_centre[sight], block->centre_out.outputs);
}

/* From the inputs of all tokens to what the last layers read. */
static void
think(Net *net, Py_ssize_t sights)
{
    Scratch *at = net->scratch;
    apply(&net->into_colour, at->colours, sights * COLOURS, at->colour_tokens);
    apply(&net->into_centre, at->centre, sights, at->centre_tokens);
    for (Py_ssize_t block = 0; block < net->depth; block++)
        pass(net, &net->blocks[block], sights);
    norm_tokens(net, sights, 0);
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
    apply(layer, values, count, at->by_colour);
    for (Py_ssize_t one = 0; one < count; one++)
        place = put(list, place, at->by_colour[one], layer->outputs);
    return place;
}

/* Moves by colour, other moves, beliefs by card, the chance, then tasks. */
static PyObject *
opinion(Net *net, Py_ssize_t sight)
{
    Scratch *at = net->scratch;
    Values *colours = at->colours + sight * COLOURS, *centre = at->centre + sight;
    Py_ssize_t size = net->task_out.outputs, tasks = at->count[sight];
    PyObject *list = PyList_New(COLOURS * (net->colour.outputs + net->belief_colour.outputs) + net->centre.outputs +
                                net->belief_centre.outputs + net->chance.outputs + tasks);
    if (list == NULL)
        return NULL;
    Py_ssize_t place = put_layer(list, 0, at, &net->colour, colours, COLOURS);
    place = put_layer(list, place, at, &net->centre, centre, 1);
    place = put_layer(list, place, at, &net->belief_colour, colours, COLOURS);
    place = put_layer(list, place, at, &net->belief_centre, centre, 1);
    place = put_layer(list, place, at, &net->chance, centre, 1);
    apply(&net->take, centre, 1, at->other);
    for (Py_ssize_t task = 0; task < tasks; task++) {
        int64_t score = 0;
        for (Py_ssize_t i = 0; i < size; i++)
            score += within(at->tasks[sight][task][i], -WIDE, WIDE) * within(at->other[0][i], -WIDE, WIDE);
        score = (score - (score & (ONE - 1))) / ONE; /* rounded down */
        place = put(list, place, &score, 1);
    }
    if (place < 0)
        Py_CLEAR(list);
    return list;
}

/* --- from and to Python ------------------------------------------------------------------------------------------ */

/* Look at the memory of a sight, a vector of numbers with 64 bits. Return 0, or -1 with an error. */
static int
look_at(PyObject *sight, Py_buffer *view)
{
    if (PyObject_CheckBuffer(sight)) {
        if (PyObject_GetBuffer(sight, view, PyBUF_ND | PyBUF_FORMAT) < 0)
            return -1;
        if (view->ndim == 1 && view->itemsize == sizeof(int64_t) && strcmp(view->format, "q") == 0)
            return 0;
        PyBuffer_Release(view);
    }
    PyErr_SetString(PyExc_TypeError, "a sight is a vec[i64] of whole numbers");
    return -1;
}

/* Read numbers as one of the sights that are read together. Return 0, or -1 with an error. */
static int
take_numbers(Net *net, Py_ssize_t sight, const int64_t *numbers, Py_ssize_t count)
{
    Py_ssize_t fixed = COLOURS * colour_size(net) + centre_size(net);
    Py_ssize_t tasks = count < fixed ? -1 : (count - fixed) / task_size(net);
    if (tasks < 0 || tasks > MOST_TASKS || fixed + tasks * task_size(net) != count) {
        PyErr_Format(PyExc_ValueError, "the net reads %zd numbers and %zd for each of up to %d tasks, not %zd", fixed,
                     task_size(net), MOST_TASKS, count);
        return -1;
    }
    net->scratch->count[sight] = tasks;
    WITH[net->vectors].limit(numbers, count, net->numbers);
    read_sight(net, sight);
    return 0;
}

static int
take_sight(Net *net, Py_ssize_t sight, PyObject *vector)
{
    Py_buffer view;
    if (look_at(vector, &view) < 0)
        return -1;
    int failed = take_numbers(net, sight, view.buf, view.shape[0]);
    PyBuffer_Release(&view);
    return failed;
}

static PyObject *
net_call(Net *net, PyObject *args, PyObject *kwargs)
{
    PyObject *numbers;
    static char *names[] = {"numbers", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O:Net", names, &numbers) || take_sight(net, 0, numbers) < 0)
        return NULL;
    think(net, 1);
    return opinion(net, 0);
}

/* Form opinions of some sights of a list, from `first` on, and add them to another. Return 0, or -1 with an error. */
static int
read_together(Net *net, PyObject *sights, Py_ssize_t first, Py_ssize_t count, PyObject *opinions)
{
    for (Py_ssize_t sight = 0; sight < count; sight++)
        if (take_sight(net, sight, PyList_GET_ITEM(sights, first + sight)) < 0)
            return -1;
    think(net, count);
    for (Py_ssize_t sight = 0; sight < count; sight++) {
        PyObject *found = opinion(net, sight);
        int failed = found == NULL || PyList_Append(opinions, found) < 0;
        Py_XDECREF(found);
        if (failed)
            return -1;
    }
    return 0;
}

static PyObject *
net_many(Net *net, PyObject *sights)
{
    if (!PyList_Check(sights))
        return PyErr_Format(PyExc_TypeError, "sights are a list of vec[i64]");
    PyObject *opinions = PyList_New(0);
    for (Py_ssize_t first = 0; opinions != NULL && first < PyList_GET_SIZE(sights); first += MOST_SIGHTS) {
        Py_ssize_t left = PyList_GET_SIZE(sights) - first;
        if (read_together(net, sights, first, left < MOST_SIGHTS ? left : MOST_SIGHTS, opinions) < 0)
            Py_CLEAR(opinions);
    }
    return opinions;
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
    layer->vectors = net->vectors;
    layer->row = filled(layer->inputs);
    layer->weights = allocate(net, filled(layer->outputs) * layer->row);
    layer->scales = allocate(net, filled(layer->outputs) * sizeof(int32_t));
    layer->biases = allocate(net, filled(layer->outputs) * sizeof(int32_t));
    if (layer->weights == NULL || layer->scales == NULL || layer->biases == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < layer->outputs; i++) {
        layer->scales[i] = little_endian(data + 4 * i);
        layer->biases[i] = little_endian(data + 4 * (layer->outputs + i));
    }
    data += 8 * layer->outputs;
    for (Py_ssize_t output = 0; output < layer->outputs; output++)
        for (Py_ssize_t input = 0; input < layer->inputs; input++)
            layer->weights[place_of(layer, output, input)] = (int8_t)data[input * layer->outputs + output];
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
    static char *names[] = {"layers", "blocks", "places", "vectors", NULL};
    PyObject *layers;
    Py_ssize_t depth, places;
    int vectors = VNNI;
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!nn|i:Net", names, &PyDict_Type, &layers, &depth, &places,
                                     &vectors))
        return NULL;
    if (depth < 0 || depth > MOST_BLOCKS || places < 0 || places > MOST_TASKS)
        return PyErr_Format(PyExc_ValueError, "a policy has up to %d blocks and %d places, not %zd and %zd",
                            MOST_BLOCKS, MOST_TASKS, depth, places);
    Net *net = (Net *)type->tp_alloc(type, 0);
    if (net == NULL)
        return NULL;
    net->depth = depth;
    net->places = places;
    net->vectors = (Vectors)within(vectors, NONE, best_vectors());
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

static PyMethodDef net_methods[] = {
    {"many", (PyCFunction)net_many, METH_O, "The opinions of several sights, read together."},
    {NULL},
};

static PyType_Slot net_slots[] = {
    {Py_tp_doc, "A policy: numbers of a sight in, numbers of an opinion out. With `vectors` 0 the code is plain C, with 1\n"
                "it uses at most AVX2, with 2 also VNNI, where the processor has them."},
    {Py_tp_methods, net_methods},
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
