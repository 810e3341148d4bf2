/* What mypyc calls in the library of vecs for every item, compiled into the kernel itself, and what
   would be a loop over items that are checked one by one. */

#ifndef MOTHERLODE_KERNEL_H
#define MOTHERLODE_KERNEL_H

/* What leads to an exception is kept out of the way of what doesn't. */
#if defined(__GNUC__) && !defined(_WIN32)
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_TypeError(const char *, PyObject *) __attribute__((cold));
void PyErr_SetNone(PyObject *) __attribute__((cold));
#endif

/* A length is below 0 only after an error, for which mypyc asks after each call. */
#ifdef __GNUC__
#define KERNEL_WITHOUT_ERROR(vec) if ((vec).len < 0) __builtin_unreachable()
#else
#define KERNEL_WITHOUT_ERROR(vec)
#endif

/* Numbers. Nothing is read before it is written: what is empty needs no zeros. */
#define KERNEL_VEC(NAME, ITEM) \
    static inline Vec##NAME kernel_new_##NAME(Py_ssize_t length, Py_ssize_t capacity) { \
        if (length == 0 && capacity == 0) \
            return (Vec##NAME){0, NULL}; \
        if (length == 0 && capacity > 0) { \
            PyTypeObject *type = Vec##NAME##Api.buf_type; \
            Vec##NAME##BufObject *made = PyObject_NewVar(Vec##NAME##BufObject, type, capacity); \
            return made == NULL ? (Vec##NAME){-1, NULL} : (Vec##NAME){0, made->items}; \
        } \
        return Vec##NAME##Api.alloc(length, capacity); \
    } \
    static inline Vec##NAME kernel_append_##NAME(Vec##NAME vec, ITEM item) { \
        if (likely(vec.items != NULL && vec.len < Py_SIZE(VEC_##NAME##_BUF(vec)))) { \
            vec.items[vec.len++] = item; \
            KERNEL_WITHOUT_ERROR(vec); \
            return vec; \
        } \
        return Vec##NAME##Api.append(vec, item); \
    } \
    static inline Vec##NAME##PopResult kernel_pop_##NAME(Vec##NAME vec, Py_ssize_t index) { \
        if (likely(index == -1 && vec.len > 0)) { \
            vec.len--; \
            return (Vec##NAME##PopResult){vec, vec.items[vec.len]}; \
        } \
        return Vec##NAME##Api.pop(vec, index); \
    } \
    static inline Vec##NAME kernel_slice_##NAME(Vec##NAME vec, int64_t start, int64_t end) { \
        if (end > vec.len) \
            end = vec.len; \
        if (unlikely(start < 0 || start >= end)) \
            return Vec##NAME##Api.slice(vec, start, end); \
        Vec##NAME out = kernel_new_##NAME(0, end - start); \
        if (likely(out.items != NULL)) { \
            memcpy(out.items, vec.items + start, (end - start) * sizeof(ITEM)); \
            out.len = end - start; \
        } \
        return out; \
    }

KERNEL_VEC(I64, int64_t)
KERNEL_VEC(U8, uint8_t)

/* One buffer is kept: whoever lists choices takes it whenever nobody else has it. */
#define KERNEL_CHOICES 32

static inline VecI64 kernel_alloc_I64(Py_ssize_t length, Py_ssize_t capacity) {
#ifndef Py_GIL_DISABLED
    static VecI64 kept = {0, NULL};
    if (length == 0 && capacity == KERNEL_CHOICES) {
        if (kept.items == NULL)
            kept = kernel_new_I64(0, KERNEL_CHOICES);
        if (kept.items == NULL)
            return kept;
        if (Py_REFCNT(VEC_I64_BUF(kept)) == 1) {
            VEC_I64_INCREF(kept);
            return kept;
        }
    }
#endif
    return kernel_new_I64(length, capacity);
}

static inline VecU8 kernel_alloc_U8(Py_ssize_t length, Py_ssize_t capacity) {
    return kernel_new_U8(length, capacity);
}

/* Objects. A place behind the end may still hold what was popped, for another vec that shares it. */
static inline VecT kernel_alloc_T(Py_ssize_t length, Py_ssize_t capacity, size_t type) {
    if (length == 0 && capacity == 0)
        return (VecT){0, NULL};
    return VecTApi.alloc(length, capacity, type);
}

static inline VecT kernel_append_T(VecT vec, PyObject *item, size_t type) {
    if (likely(vec.items != NULL && vec.len < Py_SIZE(VEC_T_BUF(vec)))) {
        PyObject *popped = vec.items[vec.len];
        Py_INCREF(item);
        vec.items[vec.len++] = item;
        Py_XDECREF(popped);
        KERNEL_WITHOUT_ERROR(vec);
        return vec;
    }
    return VecTApi.append(vec, item, type);
}

static inline VecTPopResult kernel_pop_T(VecT vec, Py_ssize_t index) {
    if (likely(index == -1 && vec.len > 0)) {
        vec.len--;
        Py_INCREF(vec.items[vec.len]);
        return (VecTPopResult){vec, vec.items[vec.len]};
    }
    return VecTApi.pop(vec, index);
}

static inline VecT kernel_slice_T(VecT vec, int64_t start, int64_t end) {
    return VecTApi.slice(vec, start, end);
}

/* Choices by number, for `in_order`: sorted as there. */
static inline VecI64 kernel_in_order(VecI64 choices) {
    static const Py_ssize_t gaps[] = {57, 23, 10, 4, 1};
    VecI64 out = kernel_new_I64(0, choices.len);
    if (out.items == NULL)
        return out;
    memcpy(out.items, choices.items, choices.len * sizeof(int64_t));
    out.len = choices.len;
    for (int turn = 0; turn < 5; turn++) {
        Py_ssize_t gap = gaps[turn];
        if (gap > 1 && out.len < 4 * gap)
            continue;
        for (Py_ssize_t place = gap; place < out.len; place++) {
            int64_t choice = out.items[place];
            Py_ssize_t at = place;
            for (; at >= gap && out.items[at - gap] > choice; at -= gap)
                out.items[at] = out.items[at - gap];
            out.items[at] = choice;
        }
    }
    return out;
}

/* Words that follow one another, for `copy_words`. */
static inline char kernel_copy_words(VecI64 into, int64_t at, VecI64 words, int64_t start,
                                     int64_t count) {
    if (unlikely(at < 0 || start < 0 || count < 0 || at + count > into.len
                 || start + count > words.len)) {
        PyErr_SetString(PyExc_IndexError, "words outside a vec");
        return 2;
    }
    memmove(into.items + at, words.items + start, count * sizeof(int64_t));
    return 1;
}

#endif
