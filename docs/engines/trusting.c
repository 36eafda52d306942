/* An engine in C without a JSON library: cc -O2 -o trusting trusting.c, then
 * bluffhouse engine check ./trusting
 * Lines from the house begin with {"type":"..." and hold no spaces outside texts, so strstr finds a
 * field. It plays every game at random, except that it never doubts a small claim in Don't Bluff!. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t luck = 1;

/* Return a random number below `most`, the same for the same seed (xorshift32). */
static uint32_t below(uint32_t most)
{
    luck ^= luck << 13;
    luck ^= luck >> 17;
    luck ^= luck << 5;
    return luck % most;
}

static int is(const char *line, const char *type)
{
    size_t length = strlen(type);
    return strncmp(line, "{\"type\":\"", 9) == 0 && strncmp(line + 9, type, length) == 0 && line[9 + length] == '"';
}

/* Return the number after a key such as "count": or `otherwise` if the key is missing. */
static long number(const char *line, const char *key, long otherwise)
{
    const char *found = strstr(line, key);
    return found ? strtol(found + strlen(key), NULL, 10) : otherwise;
}

static void decide(const char *ask)
{
    const char *forms = strstr(ask, "\"forms\":");
    long count = number(ask, "\"count\":", 1);
    /* Don't Bluff!: a claim of up to three million is not worth a look into the suitcases. */
    if (forms && strstr(forms, "{\"do\":\"take\"}") && number(ask, "\"claim\":", 9) <= 3)
        puts("{\"type\":\"answer\",\"action\":{\"do\":\"take\"}}");
    else
        printf("{\"type\":\"answer\",\"number\":%u}\n", below((uint32_t)count));
}

int main(void)
{
    char *line = NULL;
    size_t size = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* flush every line */
    while (getline(&line, &size, stdin) > 0) {
        if (is(line, "hello"))
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"Trusting\"}");
        else if (is(line, "new"))
            luck = (uint32_t)strtoul(strstr(line, "\"seed\":") + 7, NULL, 10) | 1;
        else if (is(line, "ask"))
            decide(line);
        else if (is(line, "bye"))
            break; /* events and anything new are not for us */
    }
    free(line);
    return 0;
}
