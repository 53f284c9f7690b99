import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { centavos } from '#shared/dinheiro.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { bancoQuePaga, diaDoBanco, hoje, retornoDe } from '#tests/helpers/titulos/banco-que-paga.ts';

let s: ServidorDeTeste;
let b: Awaited<ReturnType<typeof bancoQuePaga>>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.fornecedores, ...salasDe.pagar] });
  b = await bancoQuePaga(s);
}, 120_000);
afterAll(() => s.fechar());

const pedir = async (metodo: 'GET' | 'POST' | 'PUT', caminho: string, body?: unknown) =>
  s.pedir(metodo, caminho, {
    quem: fernanda,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { body }),
  });

test('what the bank paid from an account that is out of use since is settled; by hand nothing is paid from it', async () => {
  const { contaBancariaId, formaPagamentoId } = b.t;
  expect((await pedir('PUT', 'ConvenioPagar', { contaBancariaId, convenio: '204226', formaPagamentoId, versao: 0 })).status).toBe(200);
  const [enviado, outro] = [await b.titulo(), await b.titulo()];
  const codigo = montarCodigoDeBarras({ banco: '341', vencimento: null, valorCentavos: centavos(0), campoLivre: '1'.repeat(25) });
  await sql`update titulos_pagar set codigo = ${codigo}, codigo_tipo = 'boleto' where id = ${enviado}`.execute(s.banco.dono);
  const feita = await pedir('POST', 'RemessaPagar', { contaBancariaId, dataPagamento: diaDoBanco, ids: [enviado] });
  const { id } = feita.corpo.data as { id: number };
  const arquivo = (await pedir('GET', `RemessaPagar/${id}/arquivo`)).bruto.toString('latin1');
  const { rows } = await sql<{ nome: string }>`select identificador as nome from remessas_pagar_itens where remessa_id = ${id}`.execute(
    s.banco.db,
  );
  await sql`update contas_bancarias set ativa = false where id = ${contaBancariaId}`.execute(s.banco.dono);
  const texto = retornoDe(arquivo, { [rows[0]?.nome ?? '']: { codigos: '00' } }, 1);
  const lido = await s.pedir('POST', 'RetornoPagar', {
    quem: fernanda,
    ...(await comoFormulario(Buffer.from(texto, 'latin1'), { nome: 'RET.TXT', fileName: 'RET.TXT' })),
  });
  const retorno = lido.corpo.data as { id: number };
  expect((await pedir('POST', `RetornoPagar/${retorno.id}/aplicacao`)).corpo.data).toMatchObject({ aplicadas: 1, naFila: 0 });
  const aMao = { dataBaixa: hoje, contaBancariaId, formaPagamentoId, principalCentavos: 1 };
  expect((await pedir('POST', `TituloPagar/${outro}/baixa`, aMao)).corpo.error).toMatchObject({
    code: 'CONTA_INATIVA',
    message: expect.stringMatching(
      /está inativa\. Escolha outra conta ou, se é mesmo por esta, reative-a em Contas, registre e desative-a de novo\.$/,
    ),
  });
  // Its payment agreement is still put right and switched off, and not switched on again.
  const convenio = (partes: object) =>
    pedir('PUT', 'ConvenioPagar', { contaBancariaId, convenio: '204227', formaPagamentoId, versao: 1, ...partes });
  expect((await convenio({})).corpo.data).toMatchObject({ convenio: '204227', ativo: true });
  expect((await convenio({ ativo: false, versao: 2 })).corpo.data).toMatchObject({ ativo: false });
  expect((await convenio({ ativo: true, versao: 3 })).corpo.error?.code).toBe('CONTA_INATIVA');
});
