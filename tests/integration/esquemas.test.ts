import { describe, expect, test } from 'vitest';
import { salas } from '#portal/rooms.ts';
import { comUmaFolhaTorta, valorCerto } from '#tests/helpers/valores-do-esquema.ts';

// A rule between fields runs also where a field was refused by its size: whatever it reckons with then, it refuses and never breaks.
const esquemas = salas.flatMap((sala) =>
  Object.values(sala.api).flatMap(({ method, path, body, query }) => [
    ...(body ? [[`${method} ${path} body`, body] as const] : []),
    ...(query ? [[`${method} ${path} query`, query] as const] : []),
  ]),
);

describe('every schema of every endpoint', () => {
  test('is walked', () => expect(esquemas.length).toBeGreaterThan(300));

  const semBase: string[] = [];
  test.each(esquemas)('%s answers whatever stands in one of its fields', (nome, esquema) => {
    const base = valorCerto(esquema);
    if (!esquema.safeParse(base).success) semBase.push(nome);
    for (const valor of comUmaFolhaTorta(base)) {
      const lido = esquema.safeParse(valor);
      expect(lido.success || lido.error.issues.length > 0).toBe(true);
    }
  });

  test('starts, nearly always, from a value that passes', () => expect(semBase.length).toBeLessThan(esquemas.length / 10));
});
