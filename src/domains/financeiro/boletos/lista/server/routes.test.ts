import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarUsuarioPronto } from '#domains/acesso/usuarios/server/oficina.ts';
import { criarBanco, criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { portal } from '#portal/server/rotas.ts';
import {
  arquivoDoBanco,
  boletoDeTeste,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
  estadoDe,
  pago,
} from '#tests/helpers/boletos.ts';
import { fernanda, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { pixDinamico } from '#domains/financeiro/boletos/codigos/pix.ts';
import { definirTarefaDeRetorno } from '#domains/financeiro/boletos/retornos/arquivos/server/aplicar-retorno.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/emitir.ts';
import { definirTarefaDeImpressao } from '#domains/financeiro/boletos/impressao/server/imprimir.ts';

// Through the whole HTTP stack, with the queue at work.
let s: ServidorDeTeste;
let c: Cobranca;
let quem: ReturnType<typeof quemDeTeste>;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.boletos, ...salasDe.titulos, portal],
    trabalhar: true,
    tarefas: (servicos) => {
      definirTarefaDeRetorno(servicos);
      definirTarefaDeImpressao(servicos);
    },
  });
  const { db } = s.banco;
  c = await cobrancaDeTeste(db);
  // A job acts in the name of who asked for it: somebody real.
  await transacao(db, async (tx) => {
    const pessoa = await criarPessoa(atoDe(tx, fernanda), { nome: 'Paula', sobrenome: 'Nunes' });
    await criarUsuarioPronto(atoDe(tx, { processo: 'teste' }), {
      pessoaId: pessoa.id,
      nome: 'Paula',
      sobrenome: 'Nunes',
      email: 'p@demo.escola',
      senha: 'tres barcos no rio',
      admin: true,
    });
  });
  const { rows } = await sql<{ id: number }>`select id from usuarios order by id desc limit 1`.execute(db);
  quem = quemDeTeste(undefined, { usuarioId: rows[0]?.id ?? 0, admin: true });
}, 60_000);
afterAll(() => s.fechar());

type Corpo = Record<string, unknown>;
const pedir = async (metodo: 'GET' | 'POST' | 'DELETE', caminho: string, body?: unknown) => {
  const resposta = await s.pedir(metodo, caminho, {
    quem,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': `${caminho}-${Math.random()}`.replaceAll(/[^\w-]/g, '-').slice(0, 90) },
  });
  return { ...resposta, data: resposta.corpo.data as Corpo };
};
async function subir(texto: string, nome = 'RETORNO.RET', query = '') {
  const { status, corpo } = await s.pedir(
    'POST',
    `Retorno${query}`,
    await comoFormulario(Buffer.from(texto, 'latin1'), { nome, tipo: 'text/plain' }),
  );
  return { status, corpo: corpo as { data?: Corpo; error?: { code: string } } };
}
async function ateConcluir(tarefaId: number): Promise<Corpo> {
  for (let i = 0; i < 150; i += 1) {
    const { data } = await pedir('GET', `Tarefa/${tarefaId}`);
    if (!['na_fila', 'em_andamento'].includes(String(data['situacao']))) return data;
    await new Promise((r) => setTimeout(r, 200));
  }
  throw new Error('the job did not end');
}

test('a file goes up, is previewed, applied by the queue and followed line by line', async () => {
  const [certo, errado] = await boletosDeTeste(s.banco.db, c, [{}, {}]);
  if (!certo || !errado) throw new Error('no slips');
  const lido = await subir(arquivoDoBanco([pago(certo), pago(errado, { pagoCentavos: 1_000 })]));
  expect(lido).toMatchObject({ status: 200, corpo: { data: { situacao: 'lido', linhas: 2, jaExistia: false } } });
  const id = Number(lido.corpo.data?.['id']);
  const { status, data } = await pedir('POST', `Retorno/${id}/aplicacao`);
  expect(status).toBe(200);
  expect(await ateConcluir(Number(data['tarefaId']))).toMatchObject({
    situacao: 'concluida',
    feitos: 2,
    falhas: 1,
    titulo: 'Aplicação de retorno do banco',
  });
  expect(await estadoDe(s.banco.db, certo)).toMatchObject({ titulo: 'baixado' });
  expect((await pedir('GET', `Retorno/${id}/linhas`)).data['itens']).toMatchObject([
    { resultado: 'aplicada' },
    { resultado: 'excecao', problema: 'VALOR_DIVERGENTE' },
  ]);
  const fila = await pedir('GET', 'ExcecaoDeRetorno/obter-paginado');
  expect(fila.data).toMatchObject({ total: 1, totais: { abertas: 1, pagoCentavos: 1_000 } });
  expect(Number(fila.cabecalhos['x-instrucoes-sql'])).toBeLessThanOrEqual(6);
  const excecao = (fila.data['itens'] as { id: number; mensagem: string }[])[0];
  expect(excecao?.mensagem).toContain('R$ 10,00');
  expect((await pedir('GET', `ExcecaoDeRetorno/${excecao?.id}`)).data).toMatchObject({ devidoCentavos: 100_000, decisoes: [] });
  expect((await pedir('POST', `ExcecaoDeRetorno/${excecao?.id}/baixa`, { modo: 'parcial' })).data).toMatchObject({
    resultado: 'resolvida',
  });
  expect(await estadoDe(s.banco.db, errado)).toMatchObject({ titulo: 'parcial', recebido: 1_000 });
  expect((await pedir('POST', `Retorno/${id}/aplicacao`)).corpo.error?.code).toBe('RETORNO_JA_APLICADO');
});

test('a file whose job gave up can be handed over again, and only then', async () => {
  const b = await boletoDeTeste(s.banco.db, c);
  const { corpo } = await subir(arquivoDoBanco([pago(b)]));
  const id = Number(corpo.data?.['id']);
  await sql`with t as (insert into tarefas (tipo, usuario_id, situacao) values ('retornos.aplicacao', 1, 'em_andamento') returning id)
    update retornos set situacao = 'aplicando', tarefa_id = (select id from t) where id = ${id}`.execute(s.banco.db);
  expect((await pedir('POST', `Retorno/${id}/aplicacao`)).corpo.error?.code).toBe('RETORNO_JA_APLICADO');
  await sql`update tarefas set situacao = 'falhou' where id = (select tarefa_id from retornos where id = ${id})`.execute(s.banco.db);
  const { data } = await pedir('POST', `Retorno/${id}/aplicacao`);
  await ateConcluir(Number(data['tarefaId']));
  expect(await estadoDe(s.banco.db, b)).toMatchObject({ titulo: 'baixado' });
});

test('what is no return file is refused by name, and nothing of it stays', async () => {
  for (const [texto, code] of [
    ['uma carta', 'ARQUIVO_NAO_E_RETORNO'],
    ['', 'ARQUIVO_VAZIO'],
    [arquivoDoBanco([]).slice(0, -300), 'ARQUIVO_SEM_FIM'],
  ] as const) {
    const recusado = await subir(texto);
    expect([recusado.status, recusado.corpo.error?.code]).toEqual([400, code]);
  }
  expect((await s.pedir('POST', 'Retorno', { quem, body: {} })).status).toBe(415);
});

test('many slips are printed by the queue and fetched by who asked; a few at once', async () => {
  const lista = await boletosDeTeste(
    s.banco.db,
    c,
    Array.from({ length: 130 }, () => ({})),
  );
  const { data } = await pedir('POST', 'Boleto/impressoes', { ids: lista.map((b) => b.id) });
  expect(data['total']).toBe(130);
  expect(await ateConcluir(Number(data['tarefaId']))).toMatchObject({ situacao: 'concluida', feitos: 130 });
  const pdf = await pedir('GET', `Boleto/impressoes/${Number(data['tarefaId'])}`);
  expect([pdf.status, pdf.cabecalhos['content-type'], pdf.bruto.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(pdf.bruto.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(130);
  const alheio = await s.pedir('GET', `Boleto/impressoes/${Number(data['tarefaId'])}`, {
    quem: quemDeTeste(undefined, { usuarioId: 999 }),
  });
  expect(alheio.status).toBe(404);
  const demais = await pedir(
    'GET',
    `Boleto/pdf?Ids=${lista
      .slice(0, 101)
      .map((b) => b.id)
      .join(',')}`,
  );
  expect([demais.status, demais.corpo.error?.code]).toEqual([409, 'MUITOS_BOLETOS']);
});

test('the bank’s Pix of a hybrid slip comes with Itaú’s return, is kept, shown and printed', async () => {
  const { db } = s.banco;
  const conta = await transacao(db, async (tx) => {
    const { id: bancoId } = await criarBanco(atoDe(tx, fernanda), { codigo: '341', nome: 'Itaú' });
    const { id } = await criarContaBancaria(atoDe(tx, fernanda), {
      nome: 'Itaú',
      tipo: 'banco',
      bancoId,
      agencia: '1248',
      numero: '02124',
      numeroDv: '6',
    });
    const { id: formaPagamentoId } = await criarFormaPagamento(atoDe(tx, fernanda), {
      nome: 'Boleto Itaú',
      tipo: 'boleto',
      contaBancariaId: id,
    });
    await criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: id, dataInicio: '2026-01-01', dataFim: '2026-12-31' });
    const dados = { ...dadosDaConta, layout: 'cnab400', carteira: '109', convenio: '', pixHibrido: true, formaPagamentoId };
    await contaCobrancaPronta(atoDe(tx, fernanda), id, contaProntaEsquema.parse(dados));
    return { id, formaPagamentoId };
  });
  const [titulo] = await titulosDeTeste(db, c, [
    { dataVencimento: '2099-03-10', contaBancariaId: conta.id, formaPagamentoId: conta.formaPagamentoId },
  ]);
  const { ids } = await transacao(db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [titulo?.id ?? 0], novoVencimento: null }));
  const antes = (await pedir('GET', `Boleto/pdf?Ids=${ids[0]}`)).bruto.length;
  const emv = pixDinamico({ url: 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25', nome: 'ESCOLA MODELO', cidade: 'BELEM' });
  const linha = (...partes: (readonly [number, string])[]): string => {
    const colunas = Array.from({ length: 400 }, () => ' ');
    for (const [de, texto] of partes) for (const [i, letra] of [...texto].entries()) colunas[de - 1 + i] = letra;
    return colunas.join('');
  };
  const { rows } = await sql<{ nn: string }>`select nosso_numero as nn from boletos where id = ${ids[0] ?? 0}`.execute(db);
  const zeros = '0'.repeat(13);
  const texto = [
    linha([1, '02RETORNO01COBRANCA'], [27, '1248'], [33, '021247'], [77, '341'], [95, '201126'], [395, '000001']),
    linha(
      [1, '1'],
      [63, rows[0]?.nn ?? ''],
      [109, '02'],
      [111, '181126'],
      [147, '100399'],
      [153, zeros],
      [176, zeros],
      [228, zeros.repeat(4)],
      [395, '000002'],
    ),
    linha([1, '3'], [2, emv], [395, '000003']),
    linha([1, '9201'], [395, '000004']),
  ].join('\r\n');
  const lido = await subir(texto, 'ITAU.RET', `?ContaBancariaId=${conta.id}`);
  expect(lido.status).toBe(200);
  const { data } = await pedir('POST', `Retorno/${Number(lido.corpo.data?.['id'])}/aplicacao`);
  await ateConcluir(Number(data['tarefaId']));
  const { data: boleto } = await pedir('GET', `Boleto/${ids[0]}`);
  expect(boleto).toMatchObject({ situacao: 'registrada', comPix: true, pixDoBanco: { copiaECola: emv } });
  // The QR of the bank is on the paper now; the school's static one never was.
  expect((await pedir('GET', `Boleto/pdf?Ids=${ids[0]}`)).bruto.length).toBeGreaterThan(antes + 1_000);
});
