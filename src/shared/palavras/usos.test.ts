import { expect, test } from 'vitest';
import { contarUsos, conferirSemUso } from './usos.ts';

const turmas = { br: { one: '{n} turma', other: '{n} turmas' }, en: { one: '{n} class', other: '{n} classes' } };
const alunos = { br: { one: '{n} aluno', other: '{n} alunos' }, en: { one: '{n} student', other: '{n} students' } };

test('names in both languages what hangs on a record, leaving out what does not', () => {
  expect(
    contarUsos([
      { rotulo: turmas, n: 1 },
      { rotulo: alunos, n: 1200 },
    ]),
  ).toEqual({ usos: { br: '1 turma, 1.200 alunos', en: '1 class, 1,200 students' } });
  expect(contarUsos([{ rotulo: turmas, n: 0 }])).toBeNull();
});

test('a record in use is refused by name; a free one is not', () => {
  conferirSemUso('6º ano', [{ rotulo: turmas, n: 0 }]);
  expect(() => conferirSemUso('6º ano', [{ rotulo: turmas, n: 2 }])).toThrow(
    expect.objectContaining({
      code: 'REGISTRO_EM_USO',
      status: 409,
      params: { nome: '6º ano', usos: { br: '2 turmas', en: '2 classes' } },
    }),
  );
});
