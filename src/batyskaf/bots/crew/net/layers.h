/* The layers of the policy as whole numbers: plain C, and with the vector instructions that a processor has.

Weights have 8 bits, activations have 16 bits. Sums stay within 32 bits, since no layer has more than MOST inputs. What
comes after them has 64 bits. All ways lead to the same numbers. */

#ifndef BATYSKAF_LAYERS_H
#define BATYSKAF_LAYERS_H

#include <Python.h>
#include <stdint.h>
#include <string.h>

#define ONE 1024
#define LIMIT 32767
#define WIDE (1 << 26)
#define SHIFT 24
#define MOST 512 /* inputs or outputs of a layer */
#define STEP 16  /* inputs and outputs are filled up to a multiple of this */

#if defined(__GNUC__)
#define ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define ALWAYS_INLINE inline
#endif

typedef enum { NONE, AVX2, VNNI } Vectors; /* the instructions that are used */

typedef struct {
    Py_ssize_t inputs, outputs, row; /* `row` is the number of inputs, filled up */
    Vectors vectors;                 /* any of them need the weights in an order of their own */
    int8_t *weights;                 /* those without an input or an output are 0 */
    int32_t *scales, *biases;
} Layer;

typedef int16_t Values[MOST]; /* activations; those after the inputs of the layer that reads them meet weights of 0 */
typedef int64_t Results[MOST];

static Py_ssize_t
filled(Py_ssize_t size)
{
    return (size + STEP - 1) / STEP * STEP;
}

/* Where a weight is: output by output; for vectors in blocks of STEP outputs, there by pairs of inputs. */
static Py_ssize_t
place_of(const Layer *layer, Py_ssize_t output, Py_ssize_t input)
{
    if (!layer->vectors)
        return output * layer->row + input;
    return output / STEP * STEP * layer->row + input / 2 * 2 * STEP + output % STEP * 2 + input % 2;
}

static ALWAYS_INLINE int64_t
scaled(const Layer *layer, Py_ssize_t output, int32_t sum)
{
    return (((int64_t)sum * layer->scales[output]) >> SHIFT) + layer->biases[output];
}

/* Apply a layer to several rows of values: plain dot products, which compilers turn into vector instructions. */
static void
apply_plain(const Layer *layer, Values *values, Py_ssize_t count, Results *results)
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
            results[one][output] = scaled(layer, output, sum);
        }
    }
}

static ALWAYS_INLINE int64_t
within(int64_t value, int64_t least, int64_t most)
{
    return value < least ? least : value > most ? most : value;
}

/* The largest number whose square is not larger. */
static ALWAYS_INLINE int64_t
root_of(int64_t square)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 30; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return root;
}

/* Scale to a mean square of 1; `least` is 0 for a ReLU behind it. Quotients beyond LIMIT are limited; all others are so
small that a double is exact enough to round them down. */
static ALWAYS_INLINE void
norm(const int64_t *from, Py_ssize_t size, int64_t least, int16_t *into)
{
    int64_t squares = 0;
    double quotients[MOST];
    for (Py_ssize_t i = 0; i < size; i++) {
        int64_t value = within(from[i], -WIDE, WIDE);
        squares += value * value;
        quotients[i] = (double)value;
    }
    int64_t root = root_of(squares / size);
    double by = root ? (double)root : 1.0;
    for (Py_ssize_t i = 0; i < size; i++) {
        double quotient = quotients[i] * ONE / by;
        quotient = quotient > LIMIT ? LIMIT : quotient;
        quotients[i] = quotient < -LIMIT ? -LIMIT : quotient;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        int32_t down = (int32_t)quotients[i];
        down -= (double)down > quotients[i];
        into[i] = (int16_t)(down < least ? least : down);
    }
}

static ALWAYS_INLINE void
limit(const int64_t *from, Py_ssize_t size, int16_t *into)
{
    for (Py_ssize_t i = 0; i < size; i++)
        into[i] = (int16_t)within(from[i], -LIMIT, LIMIT);
}

/* The ReLU of a sum. */
static ALWAYS_INLINE void
relu(const int64_t *one, const int64_t *other, Py_ssize_t size, int16_t *into)
{
    for (Py_ssize_t i = 0; i < size; i++)
        into[i] = (int16_t)within(one[i] + other[i], 0, LIMIT);
}

static ALWAYS_INLINE void
add(int64_t *to, const int64_t *other, Py_ssize_t size)
{
    for (Py_ssize_t i = 0; i < size; i++)
        to[i] += other[i];
}

/* What is compiled once for each kind of instructions. */
typedef struct {
    void (*apply)(const Layer *layer, Values *values, Py_ssize_t count, Results *results);
    void (*norm)(const int64_t *from, Py_ssize_t size, int64_t least, int16_t *into);
    void (*limit)(const int64_t *from, Py_ssize_t size, int16_t *into);
    void (*relu)(const int64_t *one, const int64_t *other, Py_ssize_t size, int16_t *into);
    void (*add)(int64_t *to, const int64_t *other, Py_ssize_t size);
} Kernels;

#define KERNELS(kind) {apply_##kind, norm_##kind, limit_##kind, relu_##kind, add_##kind}
#define COMPILED_FOR(kind, target)                                                                                     \
    target static void norm_##kind(const int64_t *from, Py_ssize_t size, int64_t least, int16_t *into)                 \
    {                                                                                                                  \
        norm(from, size, least, into);                                                                                 \
    }                                                                                                                  \
    target static void limit_##kind(const int64_t *from, Py_ssize_t size, int16_t *into)                               \
    {                                                                                                                  \
        limit(from, size, into);                                                                                       \
    }                                                                                                                  \
    target static void relu_##kind(const int64_t *one, const int64_t *other, Py_ssize_t size, int16_t *into)           \
    {                                                                                                                  \
        relu(one, other, size, into);                                                                                  \
    }                                                                                                                  \
    target static void add_##kind(int64_t *to, const int64_t *other, Py_ssize_t size)                                  \
    {                                                                                                                  \
        add(to, other, size);                                                                                          \
    }
COMPILED_FOR(plain, )

/* Two values that lie side by side. */
static ALWAYS_INLINE int32_t
pair_at(const int16_t *values)
{
    int32_t pair;
    memcpy(&pair, values, sizeof(pair));
    return pair;
}

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define FOR_AVX2 __attribute__((target("avx2")))
#define FOR_VNNI __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")))

static Vectors
best_vectors(void)
{
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni"))
        return VNNI;
    return __builtin_cpu_supports("avx2") ? AVX2 : NONE;
}

/* The sums of STEP outputs for some rows. */
FOR_AVX2 static ALWAYS_INLINE void
sum_avx2(const int8_t *weights, Py_ssize_t inputs, Values *values, const int rows, int32_t sums[][STEP])
{
    __m256i low[4], high[4];
    for (int row = 0; row < rows; row++)
        low[row] = high[row] = _mm256_setzero_si256();
    for (Py_ssize_t input = 0; input < inputs; input += 2, weights += 2 * STEP) {
        __m256i first = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)weights));
        __m256i second = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(weights + STEP)));
        for (int row = 0; row < rows; row++) {
            __m256i both = _mm256_set1_epi32(pair_at(values[row] + input));
            low[row] = _mm256_add_epi32(low[row], _mm256_madd_epi16(first, both));
            high[row] = _mm256_add_epi32(high[row], _mm256_madd_epi16(second, both));
        }
    }
    for (int row = 0; row < rows; row++) {
        _mm256_storeu_si256((__m256i *)sums[row], low[row]);
        _mm256_storeu_si256((__m256i *)(sums[row] + STEP / 2), high[row]);
    }
}

/* The same; a sum waits for the one before it, so few rows are summed in several parts. */
FOR_VNNI static ALWAYS_INLINE void
sum_vnni(const int8_t *weights, Py_ssize_t inputs, Values *values, const int rows, int32_t sums[][STEP])
{
    enum { PARTS = 4 };
    const int parts = rows < PARTS ? PARTS : 1;
    __m512i found[8][PARTS];
    for (int row = 0; row < rows; row++)
        for (int part = 0; part < parts; part++)
            found[row][part] = _mm512_setzero_si512();
    for (Py_ssize_t input = 0; input < inputs; input += 2 * parts)
        for (int part = 0; part < parts; part++, weights += 2 * STEP) {
            __m512i both = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)weights));
            for (int row = 0; row < rows; row++) {
                __m512i value = _mm512_set1_epi32(pair_at(values[row] + input + 2 * part));
                found[row][part] = _mm512_dpwssd_epi32(found[row][part], both, value);
            }
        }
    for (int row = 0; row < rows; row++) {
        for (int part = 1; part < parts; part++)
            found[row][0] = _mm512_add_epi32(found[row][0], found[row][part]);
        _mm512_storeu_si512(sums[row], found[row][0]);
    }
}

/* Apply a layer with vectors whose lanes are outputs, to some rows at once as long as there are so many. */
#define APPLY_TO(sum, at_once)                                                                                         \
    for (; row + (at_once) <= count; row += (at_once)) {                                                               \
        int32_t sums[at_once][STEP];                                                                                   \
        sum(weights, layer->row, values + row, at_once, sums);                                                         \
        for (int one = 0; one < (at_once); one++)                                                                      \
            for (Py_ssize_t i = 0; i < STEP; i++)                                                                      \
                results[row + one][block + i] = scaled(layer, block + i, sums[one][i]);                                \
    }
#define APPLY(sum, most)                                                                                               \
    for (Py_ssize_t block = 0; block < layer->outputs; block += STEP) {                                                \
        const int8_t *weights = layer->weights + block * layer->row;                                                   \
        Py_ssize_t row = 0;                                                                                            \
        APPLY_TO(sum, most)                                                                                            \
        APPLY_TO(sum, 4)                                                                                               \
        APPLY_TO(sum, 1)                                                                                               \
    }

FOR_AVX2 static void
apply_avx2(const Layer *layer, Values *values, Py_ssize_t count, Results *results)
{
    APPLY(sum_avx2, 4)
}

FOR_VNNI static void
apply_vnni(const Layer *layer, Values *values, Py_ssize_t count, Results *results)
{
    APPLY(sum_vnni, 8)
}

COMPILED_FOR(avx2, FOR_AVX2)
COMPILED_FOR(vnni, FOR_VNNI)
static const Kernels WITH[] = {KERNELS(plain), KERNELS(avx2), KERNELS(vnni)};
#else
static const Kernels WITH[] = {KERNELS(plain)};

static Vectors
best_vectors(void)
{
    return NONE;
}
#endif

static void
apply(const Layer *layer, Values *values, Py_ssize_t count, Results *results)
{
    WITH[layer->vectors].apply(layer, values, count, results);
}

/* The mean of the four colours, rounded down. */
static void
mean(Values *colours, Py_ssize_t size, int16_t *into)
{
    for (Py_ssize_t i = 0; i < size; i++)
        into[i] = (int16_t)((colours[0][i] + colours[1][i] + colours[2][i] + colours[3][i]) >> 2);
}

#endif
