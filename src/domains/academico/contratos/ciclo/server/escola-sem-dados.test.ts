import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { ativarContrato, ativarContratos } from './ativar-contratos.ts';
import { lerConfiguracao, salvarConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { mudarCadaUm } from './mudar-cada-um.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
});
afterAll(() => banco.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, executar);
const codigos = (recusados: readonly { erro: { code: string } }[]) => recusados.map((r) => r.erro.code);
const contratada = async (id: number) =>
  (
    await sql<{
      nome: string;
    }>`select texto_congelado -> 'documento' -> 'escola' ->> 'nome' as nome from contratos where id = ${id}`.execute(banco.db)
  ).rows[0]?.nome;

test('no text is frozen that would not say who the school is: alone, in a batch, or sent for signature', async () => {
  await sql`delete from escola`.execute(banco.dono);
  const { contratoId } = await rascunhoDeTeste(banco.db, mundo);
  const outro = await rascunhoDeTeste(banco.db, mundo);
  const antes = await fotografia(banco.db, contratoId);
  const pedidos = [{ id: contratoId }, { id: outro.contratoId }];
  await expect(com((tx) => ativarContrato(atoDe(tx, mundo.quem), { id: contratoId }))).rejects.toMatchObject({
    code: 'ESCOLA_SEM_DADOS',
    status: 409,
  });
  const lote = await com((tx) => ativarContratos(atoDe(tx, mundo.quem), pedidos));
  expect([lote.ativados, codigos(lote.recusados)]).toEqual([[], ['ESCOLA_SEM_DADOS', 'ESCOLA_SEM_DADOS']]);
  const { versao } = await lerConfiguracao(banco.db);
  await com((tx) => salvarConfiguracao(atoDe(tx, mundo.quem), { versao, exigeAssinatura: true }));
  const enviar = () => com((tx) => mudarCadaUm(atoDe(tx, mundo.quem), 'enviarParaAssinatura', pedidos, { motivo: null }));
  expect(codigos((await enviar()).recusados)).toEqual(['ESCOLA_SEM_DADOS', 'ESCOLA_SEM_DADOS']);
  expect(await fotografia(banco.db, contratoId)).toEqual(antes);

  await sql`insert into escola (nome) values ('Colégio Exemplo')`.execute(banco.db);
  expect((await enviar()).mudados).toHaveLength(2);
  expect(await contratada(outro.contratoId)).toBe('Colégio Exemplo');
  // What was signed is what comes into force, whatever the register says by then.
  await sql`delete from escola`.execute(banco.dono);
  const { ativados } = await com((tx) => ativarContratos(atoDe(tx, mundo.quem), pedidos));
  expect(ativados).toHaveLength(2);
  expect(await contratada(contratoId)).toBe('Colégio Exemplo');
});
