import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { assinaturasDosLivros } from '../esquemas.ts';
import { editarAssinaturas, obterAssinaturas } from './assinaturas.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

const pedido = (contadorNome: string) => assinaturasDosLivros.parse({ versao: 1, contadorNome });

test('of two who say at once who signs, the second is told that somebody was first, and nothing of hers is kept', async () => {
  const [, segunda] = await passoAPasso(
    banco.db,
    (tx) => editarAssinaturas(atoDe(tx, fernanda), pedido('Cláudia')),
    () => transacao(banco.db, (tx) => editarAssinaturas(atoDe(tx, paulo), pedido('Outra'))),
  );
  expect(segunda).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
  expect(await obterAssinaturas(banco.db)).toMatchObject({ contadorNome: 'Cláudia', versao: 2 });
  const { rows } = await sql`select 1 from auditoria where alvo_tipo = 'livros_assinaturas'`.execute(banco.db);
  expect(rows).toHaveLength(1);
});

test('a municipality or a registration that is not of so many digits is refused by its field', () => {
  const { error } = assinaturasDosLivros.safeParse({ versao: 1, municipioIbge: '15', nire: '123' });
  expect(error?.issues.map((i) => i.path.join('.'))).toEqual(['municipioIbge', 'nire']);
});
