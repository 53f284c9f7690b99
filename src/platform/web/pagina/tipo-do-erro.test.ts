import { expect, test } from 'vitest';
import { erroDoCorpo } from '../rede/erro-api.ts';
import { tipoDoErro } from './tipo-do-erro.ts';

const erro = (status: number, code: string) => erroDoCorpo(status, { error: { code, message: 'x', fields: [], correlationId: 'c' } }, null);

test.each([
  [403, 'SEM_PERMISSAO', 'sem_permissao'],
  [404, 'NAO_ENCONTRADO', 'nao_encontrado'],
  [404, 'ROTA_INEXISTENTE', 'falha'],
  [409, 'REGISTRO_EM_USO', 'falha'],
  [500, 'ERRO_INTERNO', 'falha'],
] as const)('%i %s is %s', (status, code, tipo) => expect(tipoDoErro(erro(status, code))).toBe(tipo));

test('what is no answer of the server is a failure', () => expect(tipoDoErro(new TypeError('network'))).toBe('falha'));
