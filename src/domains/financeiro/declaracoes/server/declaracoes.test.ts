import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { classificarDeducao } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, paulo, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { PaginaDoIr } from '../ir/server/lista-ir.ts';
import type { PaginaDaQuitacao } from '../quitacao/server/lista-quitacao.ts';
import { carregarQuitacao } from '../emissao/server/carregar-quitacao.ts';
import { emitirDeclaracoes } from '../emissao/server/emitir.ts';
import { definirTarefaDeDeclaracoes } from '../lotes/server/tarefa-lote.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
const hoje = hojeEm(new Date(), fuso);
const ano = Number(hoje.slice(0, 4));
const db = () => s.banco.db;

beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.declaracoes, trabalhar: true, tarefas: definirTarefaDeDeclaracoes });
  t = await tesourariaDeTeste(db());
  await transacao(db(), (tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), {
      contaBancariaId: t.contaBancariaId,
      dataInicio: `${ano - 1}-01-01`,
      dataFim: '2025-12-31',
    }),
  );
  await sql`insert into escola (nome, cnpj, cidade) values ('Colégio Exemplo', '11222333000181', 'Belém') on conflict (id) do update set nome = excluded.nome, cnpj = excluded.cnpj, cidade = excluded.cidade`.execute(
    db(),
  );
});
afterAll(() => s.fechar());

const cpfs = [
  '52998224725',
  '11144477735',
  '39053344705',
  '16899535009',
  '12345678909',
  '98765432100',
  '00000000191',
  '71428793860',
  '86288366757',
  '40532176871',
];
let usados = 0;
async function pagador(nome: string, comCpf = true): Promise<number> {
  const id = await pessoaDeTeste(db(), nome, '1980-01-01');
  if (comCpf) await sql`update pessoas set cpf = ${cpfs[usados++] ?? null} where id = ${id}`.execute(db());
  return id;
}
type Partes = { valor?: number; vencimento: DataCivil; dedutivel?: boolean; alunoId?: number };
const titulo = (pagadorId: number, { valor = 100_000, vencimento, dedutivel = true, alunoId = t.alunoId }: Partes) =>
  tituloDeTeste(db(), t, {
    pagadorId,
    alunoId,
    valorCentavos: centavos(valor),
    descontoCondicionalCentavos: centavos(0),
    dataEmissao: `${ano - 1}-01-01`,
    dataVencimento: vencimento,
    dedutivel,
  });
const conta = () => ({ contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId });
async function pagar(tituloId: number, dataBaixa: DataCivil, valorCentavos: number): Promise<number> {
  await transacao(db(), (tx) => baixarTitulos(atoDe(tx, fernanda), { ...conta(), dataBaixa, itens: [{ tituloId, valorCentavos }] }));
  const { rows } = await sql<{ id: number }>`select max(id) as id from baixas where titulo_id = ${tituloId}`.execute(db());
  return rows[0]?.id ?? 0;
}
const ir = async (query: Record<string, string | number> = {}): Promise<PaginaDoIr> => {
  const r = await s.pedir(
    'GET',
    `Declaracao/ir/obter-paginado?${new URLSearchParams(Object.entries({ Ano: ano, TamanhoDaPagina: 500, ...query }).map(([k, v]) => [k, String(v)])).toString()}`,
  );
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as PaginaDoIr;
};
const doIr = async (id: number, doAno = ano) => (await ir({ Ano: doAno })).itens.find((linha) => linha.id === id);
const emitir = (tipo: 'ir' | 'quitacao', pagadorId: number, doAno = ano, chave = crypto.randomUUID()) =>
  s.pedir('POST', 'Declaracao/emissoes', { body: { tipo, ano: doAno, pagadorId }, headers: { 'idempotency-key': chave } });

describe('income tax', () => {
  test('counts what was paid in the year by its nature: late installments of other years too, reversed receipts in none', async () => {
    const id = await pagador('Ivo');
    const daEscola = await titulo(id, { vencimento: `${ano - 1}-11-10` });
    const passeio = await titulo(id, { vencimento: `${ano}-03-10`, valor: 20_000, dedutivel: false });
    await pagar(daEscola.id, `${ano}-01-09`, 50_000);
    await pagar(passeio.id, `${ano}-03-10`, 20_000);
    const errada = await titulo(id, { vencimento: `${ano}-04-10` });
    const baixa = await pagar(errada.id, `${ano}-04-10`, 100_000);
    expect(await doIr(id)).toMatchObject({ naoDedutivelCentavos: 20_000, situacao: 'pendente', alunos: 1 });
    await transacao(db(), (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixa, motivo: 'Título errado' }));
    const linha = await doIr(id);
    // Of the 500,00 paid 60 days late, fine and interest stand apart.
    expect(linha?.totalCentavos).toBe(70_000);
    expect((linha?.dedutivelCentavos ?? 0) + (linha?.encargosCentavos ?? 0)).toBe(50_000);
    expect(linha?.encargosCentavos).toBeGreaterThan(2_000);
    expect(await doIr(id, ano - 1)).toBeUndefined();
    expect(linha?.cpf).toBe('***.982.247-**');
  });

  test('an agreement counts as the debts it was made of: oldest first, charges last, student by student', async () => {
    const id = await pagador('Nadir');
    const outro = await pessoaDeTeste(db(), 'Breno');
    const tuition = await titulo(id, { vencimento: `${ano}-02-10`, valor: 60_000 });
    const uniforme = await titulo(id, { vencimento: `${ano}-03-10`, valor: 40_000, dedutivel: false, alunoId: outro });
    const condicoes = {
      tituloIds: [uniforme.id, tuition.id],
      dispensaMultaPercentual: '0.0000',
      dispensaJurosPercentual: '0.0000',
      entradaCentavos: centavos(0),
      dataEntrada: hoje,
      parcelas: 3,
      primeiroVencimento: somarDias(hoje, 10),
    };
    const acordo = await transacao(db(), async (tx) => {
      const { totalCentavos } = await simular(tx, condicoes, hoje);
      return renegociar(atoDe(tx, fernanda), {
        ...condicoes,
        ...conta(),
        totalCentavos: centavos(totalCentavos),
        entradaPaga: false,
        motivoDispensa: null,
        observacao: null,
      });
    });
    const encargos = acordo.totalCentavos - 100_000;
    const [primeira, segunda, terceira] = acordo.titulos.map((novo) => novo.id);
    const { rows: valores } = await sql<{
      id: number;
      valor: number;
    }>`select id, valor_centavos as valor from titulos_receber where id = any(${acordo.titulos.map((n) => n.id)}) order by id`.execute(
      db(),
    );
    // In two payments, the second installment first: each installment is what it is, whatever is paid when.
    await pagar(segunda ?? 0, hoje, 10_000);
    await pagar(primeira ?? 0, hoje, valores[0]?.valor ?? 0);
    await pagar(segunda ?? 0, hoje, (valores[1]?.valor ?? 0) - 10_000);
    await pagar(terceira ?? 0, hoje, valores[2]?.valor ?? 0);
    expect(await doIr(id)).toMatchObject({
      dedutivelCentavos: 60_000,
      naoDedutivelCentavos: 40_000,
      encargosCentavos: encargos,
      alunos: 2,
    });
    const { rows: sobras } = await sql<{
      n: number;
    }>`select count(*)::int as n from baixas b left join (select baixa_id, sum(valor_centavos) as v from v_recebimento_natureza group by 1) n on n.baixa_id = b.id
      where not exists (select 1 from estornos e where e.baixa_id = b.id) and n.v is distinct from b.valor_centavos`.execute(db());
    expect(sobras[0]?.n).toBe(0);
    await expect(
      transacao(db(), async (tx) => {
        await sql`insert into acordos_parcelas_partes (titulo_id, ordem, valor_centavos) values (${primeira}, 99, 1)`.execute(tx);
      }),
    ).rejects.toThrow(/PARTES_NAO_FECHAM/);
  });

  test('is numbered once: asked again it is the same, changed it is replaced, and the paper says so', async () => {
    const id = await pagador('Wanda');
    const pago = await titulo(id, { vencimento: `${ano}-05-10` });
    await pagar(pago.id, `${ano}-05-08`, 100_000);
    const primeira = (await emitir('ir', id)).corpo.data as { id: number; numero: number; nova: boolean };
    expect(primeira.nova).toBe(true);
    expect((await emitir('ir', id)).corpo.data).toEqual({ ...primeira, nova: false });
    expect(await doIr(id)).toMatchObject({ situacao: 'emitida', numero: primeira.numero });
    await transacao(db(), (tx) => classificarDeducao(atoDe(tx, fernanda), { id: pago.id, versao: 2, dedutivel: false }));
    expect(await doIr(id)).toMatchObject({ situacao: 'mudou', dedutivelCentavos: 0, naoDedutivelCentavos: 100_000 });
    const segunda = (await emitir('ir', id)).corpo.data as { id: number; numero: number; nova: boolean };
    expect([segunda.nova, segunda.numero > primeira.numero]).toEqual([true, true]);
    const papel = textoDoPdf((await s.pedir('GET', `Declaracao/${segunda.id}/pdf`)).bruto);
    for (const trecho of ['Wanda', 'Ana Clara', '1.000,00', `Substitui a declara`, 'CNPJ 11.222.333/0001-81', 'maio'])
      expect(papel).toContain(trecho);
    expect(textoDoPdf((await s.pedir('GET', `Declaracao/${primeira.id}/pdf`)).bruto)).toContain('SUBSTITU');
    await expect(sql`update declaracoes set total_centavos = 0 where id = ${primeira.id}`.execute(db())).rejects.toThrow();
    const detalhe = (await s.pedir('GET', `Declaracao/ir/${id}?Ano=${ano}`)).corpo.data as {
      recebimentos: { valorCentavos: number }[];
      emitidas: unknown[];
      totais: Record<string, number>;
    };
    expect(detalhe.recebimentos.reduce((soma, r) => soma + r.valorCentavos, 0)).toBe(100_000);
    expect(detalhe.emitidas).toHaveLength(2);
  });

  test('is refused without a CPF, without payments, to a stranger; and a stale classification says so', async () => {
    const semCpf = await pagador('Tito', false);
    const pago = await titulo(semCpf, { vencimento: `${ano}-05-10` });
    await pagar(pago.id, `${ano}-05-08`, 100_000);
    expect((await emitir('ir', semCpf)).corpo.error?.code).toBe('PAGADOR_SEM_CPF');
    const nada = await pagador('Zilda');
    const recusa = await emitir('ir', nada);
    expect([recusa.status, recusa.corpo.error?.code]).toEqual([409, 'SEM_RECEBIMENTOS_NO_ANO']);
    expect((await emitir('ir', 999_999)).status).toBe(404);
    expect((await s.pedir('GET', `Declaracao/ir/999999?Ano=${ano}`)).status).toBe(404);
    expect((await s.pedir('GET', 'Declaracao/999999/pdf')).status).toBe(404);
    await expect(
      transacao(db(), (tx) => classificarDeducao(atoDe(tx, fernanda), { id: pago.id, versao: 1, dedutivel: null })),
    ).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
    const soVe = quemDeTeste(['rel-declaracao-ir:visualizar']);
    expect((await s.pedir('POST', 'Declaracao/emissoes', { body: { tipo: 'ir', ano, pagadorId: semCpf }, quem: soVe })).status).toBe(403);
    expect((await s.pedir('GET', 'Declaracao/ir/obter-paginado?Ano=1999')).status).toBe(400);
    expect((await s.pedir('GET', 'Declaracao/ir/obter-paginado')).status).toBe(200);
  });

  test('two people who issue the same statement at once make one', async () => {
    const id = await pagador('Gilda');
    const pago = await titulo(id, { vencimento: `${ano}-05-10` });
    await pagar(pago.id, `${ano}-05-08`, 100_000);
    const pedido = { tipo: 'ir' as const, ano, pagadorIds: [id] };
    const [primeira, segunda] = await passoAPasso(
      db(),
      (tx) => emitirDeclaracoes(atoDe(tx, fernanda, { hoje }), pedido),
      () => transacao(db(), (tx) => emitirDeclaracoes(atoDe(tx, paulo, { hoje }), pedido)),
    );
    expect(primeira.emitidas).toHaveLength(1);
    expect(segunda).toMatchObject({ status: 'rejected', reason: { constraint: 'declaracoes_primeira_key' } });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from declaracoes where pagador_id = ${id}`.execute(db());
    expect(rows[0]?.n).toBe(1);
  });

  test('the totals of the list, its file and an independent question are one', async () => {
    const { itens, totais } = await ir();
    const { rows } = await sql<{
      n: number;
    }>`select coalesce(sum(b.valor_centavos), 0)::bigint as n from baixas b where extract(year from b.data_baixa) = ${ano} and not exists (select 1 from estornos e where e.baixa_id = b.id)`.execute(
      db(),
    );
    expect(totais?.totalCentavos).toBe(rows[0]?.n);
    expect(itens.reduce((soma, linha) => soma + linha.totalCentavos, 0)).toBe(totais?.totalCentavos);
    const csv = (await s.pedir('GET', `Declaracao/ir/exportar?Ano=${ano}&Formato=csv`)).bruto
      .toString('utf8')
      .trim()
      .split('\r\n')
      .slice(1);
    const total = csv.reduce(
      (soma, linha) => soma + Number((linha.split(';').at(-1) ?? '').replaceAll('"', '').replaceAll('.', '').replace(',', '')),
      0,
    );
    expect(total).toBe(totais?.totalCentavos);
    // On paper: the year, a line for each row of the sheet, and the sum of what is shown.
    const papel = await s.pedir('GET', `Declaracao/ir/exportar?Ano=${ano}&Formato=pdf`);
    expect(papel.cabecalhos['content-type']).toBe('application/pdf');
    const texto = textoDoPdf(papel.bruto).replaceAll('\n', ' ');
    expect(texto).toContain(`Ano: ${ano}`);
    expect(texto).toContain(`Total (${csv.length})`);
    expect(texto).toContain(formatarValor(centavos(totais?.totalCentavos ?? 0)));
  });

  test('the list of settlements goes to paper with its filters', async () => {
    const papel = await s.pedir('GET', `Declaracao/quitacao/exportar?Ano=${ano}&Direito=recusada&Formato=pdf`);
    const texto = textoDoPdf(papel.bruto).replaceAll('\n', ' ');
    expect(texto).toContain('Direito');
    const { total } = (await s.pedir('GET', `Declaracao/quitacao/obter-paginado?Ano=${ano}&Direito=recusada`)).corpo.data as {
      total: number;
    };
    expect(texto).toContain(`Total (${total})`);
  });
});

describe('annual settlement', () => {
  const quitacao = async (id: number): Promise<PaginaDaQuitacao['itens'][number] | undefined> => {
    const r = await s.pedir('GET', `Declaracao/quitacao/obter-paginado?Ano=${ano - 1}&TamanhoDaPagina=500`);
    expect(r.status, JSON.stringify(r.corpo)).toBe(200);
    return (r.corpo.data as PaginaDaQuitacao).itens.find((linha) => linha.id === id);
  };

  test('open, in agreement, questioned, paid: who is entitled, what the paper says, and why not', async () => {
    const id = await pagador('Olga');
    const [novembro, dezembro] = [
      await titulo(id, { vencimento: `${ano - 1}-11-10` }),
      await titulo(id, { vencimento: `${ano - 1}-12-10` }),
    ];
    await pagar(novembro.id, `${ano - 1}-11-10`, 100_000);
    expect(await quitacao(id)).toMatchObject({ direito: 'recusada', pendentes: 1, pendenteCentavos: 100_000 });
    const recusa = await emitir('quitacao', id, ano - 1);
    expect(recusa.corpo.error).toMatchObject({ code: 'DEBITOS_EM_ABERTO' });
    expect(recusa.corpo.error?.message).toContain(dezembro.numero);

    const contestar = (tituloId: number) =>
      s.pedir('POST', 'Declaracao/contestacoes', {
        body: { tituloId, processo: '0800123-45', dataContestacao: `${ano}-02-01`, observacao: null },
      });
    expect((await contestar(novembro.id)).corpo.error?.code).toBe('TITULO_SEM_DEBITO');
    expect((await contestar(999_999)).status).toBe(404);
    const contestacao = (await contestar(dezembro.id)).corpo.data as { id: number };
    expect((await contestar(dezembro.id)).corpo.error?.code).toBe('DEBITO_JA_CONTESTADO');
    expect(await quitacao(id)).toMatchObject({ direito: 'parcial', pendentes: 0, contestados: 1, meses: 1 });
    const emitida = (await emitir('quitacao', id, ano - 1)).corpo.data as { id: number };
    const papel = textoDoPdf((await s.pedir('GET', `Declaracao/${emitida.id}/pdf`)).bruto);
    for (const trecho of ['Lei n', '12.007', 'novembro', '0800123-45', dezembro.numero, 'substitui, para a comprova'])
      expect(papel.replaceAll(/\s+/g, ' ')).toContain(trecho);

    expect((await s.pedir('POST', `Declaracao/contestacoes/${contestacao.id}/encerramento`)).status).toBe(200);
    expect((await s.pedir('POST', `Declaracao/contestacoes/${contestacao.id}/encerramento`)).status).toBe(404);
    expect(await quitacao(id)).toMatchObject({ direito: 'recusada', situacao: 'mudou' });
    await pagar(dezembro.id, hoje, 50_000);
    expect(await quitacao(id)).toMatchObject({ direito: 'recusada' });
    expect((await emitir('quitacao', id, ano)).corpo.error?.code).toBe('ANO_EM_CURSO');
  });

  test('the list and the rule judge every payer alike', async () => {
    const { corpo } = await s.pedir('GET', `Declaracao/quitacao/obter-paginado?Ano=${ano - 1}&TamanhoDaPagina=500`);
    const pagina = corpo.data as PaginaDaQuitacao;
    expect(pagina.itens.length).toBeGreaterThan(1);
    const julgadas = await carregarQuitacao(
      db(),
      ano - 1,
      pagina.itens.map(({ id }) => id),
      hoje,
    );
    for (const linha of pagina.itens) {
      const { avaliacao } = julgadas.get(linha.id) ?? {};
      expect([linha.direito, linha.pendentes, linha.contestados, linha.meses], linha.nome).toEqual([
        avaliacao?.situacao,
        avaliacao?.pendencias.length,
        avaliacao?.contestados.length,
        avaliacao?.meses.length,
      ]);
    }
    const { totais } = pagina;
    expect((totais?.plenas ?? 0) + (totais?.parciais ?? 0) + (totais?.recusadas ?? 0)).toBe(pagina.total);
  });
});

test('a batch issues for who may, says why the others did not, and ends in one PDF; again it issues nothing', async () => {
  const usuario = await usuarioDeTeste(s, 'lotes', { permissoes: ['rel-declaracao-ir:criar', 'rel-declaracao-ir:visualizar'] });
  const quem = quemDeTeste(undefined, { usuarioId: usuario.id });
  const pagadorIds = (await ir()).itens.map(({ id }) => id);
  const body = { tipo: 'ir', ano, pagadorIds };
  const previa = (await s.pedir('POST', 'Declaracao/lotes/previa', { body, quem })).corpo.data as {
    quantidade: number;
    fora: { code: string }[];
  };
  expect(previa.quantidade + previa.fora.length).toBe(pagadorIds.length);
  expect(previa.fora.map((f) => f.code)).toContain('PAGADOR_SEM_CPF');
  const rodar = async (): Promise<number> => {
    const r = await s.pedir('POST', 'Declaracao/lotes', { body, quem, headers: { 'idempotency-key': crypto.randomUUID() } });
    expect(r.status, JSON.stringify(r.corpo)).toBe(200);
    const { loteId, tarefaId } = r.corpo.data as { loteId: number; tarefaId: number };
    await expect
      .poll(
        async () => (await sql<{ situacao: string }>`select situacao from v_tarefa where id = ${tarefaId}`.execute(db())).rows[0]?.situacao,
        { timeout: 20_000 },
      )
      .toBe('concluida');
    return loteId;
  };
  const lote = await rodar();
  const pdf = await s.pedir('GET', `Declaracao/lotes/${lote}/pdf`, { quem });
  expect(pdf.status).toBe(200);
  expect(textoDoPdf(pdf.bruto).split('Código de verifica').length - 1).toBeGreaterThanOrEqual(previa.quantidade);
  const quantas = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from declaracoes where tipo = 'ir'`.execute(db())).rows[0]?.n;
  const antes = await quantas();
  await rodar();
  expect(await quantas()).toBe(antes);
});

test('the public page confirms a statement only while it is, to the letter, what was issued', async () => {
  const id = await pagador('Célio');
  await pagar((await titulo(id, { vencimento: `${ano}-02-10` })).id, `${ano}-02-10`, 100_000);
  const { id: declaracaoId } = (await emitir('ir', id)).corpo.data as { id: number };
  const confirmada = async (): Promise<boolean> =>
    (
      await sql`select 1 from v_declaracao_conferencia c join declaracoes d using (codigo_verificacao) where d.id = ${declaracaoId}`.execute(
        db(),
      )
    ).rows.length === 1;
  expect(await confirmada()).toBe(true);
  // A name corrected in the register leaves the paper as it was issued.
  await sql`update pessoas set nome = 'Célia' where id = ${id}`.execute(db());
  expect(await confirmada()).toBe(true);
  const mudar = (conteudo: ReturnType<typeof sql>) =>
    transacao(s.banco.dono, async (tx) => {
      await sql`alter table declaracoes disable trigger user`.execute(tx);
      await sql`update declaracoes set conteudo = ${conteudo} where id = ${declaracaoId}`.execute(tx);
      await sql`alter table declaracoes enable trigger user`.execute(tx);
    });
  await mudar(sql`jsonb_set(conteudo, '{pagador,nome}', '"Outra Pessoa"')`);
  expect(await confirmada()).toBe(false);
  await mudar(sql`jsonb_set(conteudo, '{pagador,nome}', '"Célio Figueira"')`);
  expect(await confirmada()).toBe(true);
});
