import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { criarConvenio, incluirPessoa } from '#domains/academico/convenios/server/oficina.ts';
import { criarPeriodoFinanceiro, fecharPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { desfazerLiquidacao, liquidar } from '#domains/financeiro/caixa/a-liquidar/server/oficina.ts';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { usarCredito } from '#domains/financeiro/titulos/baixas/server/oficina.ts';
import { chaveDaCadeia, encadearAuditoria } from '#platform/server/auditoria/audit-chain.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { guardarArquivo } from '#platform/server/arquivos/files.ts';
import { hojeEm, isDiaUtil, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { encherConciliacao } from './corrupcoes-da-conciliacao.ts';
import { encherEstoque } from './corrupcoes-do-estoque.ts';
import { encherLivros } from './corrupcoes-dos-livros.ts';
import { encherDiario } from './encher-diario.ts';
import { encherNotas } from './corrupcoes-das-notas.ts';
import { encherPagar } from './corrupcoes-de-pagar.ts';
import { encherBanco } from './corrupcoes-do-banco.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, criarRascunho, matricularFamilia, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { criarDegrau, criarModelo } from '#domains/financeiro/cobranca/modelos/server/oficina.ts';
import { enviarCartas } from '#domains/financeiro/cobranca/cartas/server/oficina.ts';
import { prepararRegua } from '#domains/financeiro/cobranca/envio/server/oficina.ts';
import '#portal/rooms.ts';

export const sessionSecret = 'segredo de ensaio com trinta e dois bytes';
/** Nobody told of the chain outside the database; for an hour that is none of its business. */
export const contexto = { chaveDaAuditoria: chaveDaCadeia(sessionSecret), ancoras: join(tmpdir(), 'patio-sem-ancoras') };
export const hoje = hojeEm(new Date(), fuso);

/** A small school in which everything that the invariants speak of happened, through the use cases. */
export async function encher(db: Db): Promise<void> {
  const mundo = await criarMundo(db);
  // Two periods: the first half of the year will be closed, today stays open.
  await sql`update periodos_financeiros set data_fim = '2026-06-30'`.execute(db);
  await transacao(db, (tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), {
      contaBancariaId: mundo.contaBancariaId,
      dataInicio: '2026-07-01',
      dataFim: '2099-12-31',
    }),
  );
  const familia = await matricularFamilia(db, mundo, 'Ana', ['100.00'], 1);
  const contratoId = await criarRascunho(db, mundo, familia.matriculaId);
  await transacao(db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  await transacao(db, async (tx) => {
    const dias = { vigenteDesde: '2026-02-01', vigenteAte: '2026-12-31' };
    const seguro = { tipo: 'seguro', nome: 'Seguro', parceiro: 'Seguradora', cnpj: '11222333000181', ...dias } as const;
    const { id: convenioId } = await criarConvenio(atoDe(tx, mundo.quem), seguro);
    await incluirPessoa(atoDe(tx, mundo.quem), { convenioId, pessoaId: familia.alunoId, titularId: null, entrada: '2026-03-01' });
  });
  const titulos = await titulosDoContrato(db, contratoId);
  const id = (i: number): number => titulos[i]?.id ?? 0;
  const dinheiro = { contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
  const pagar = (itens: { tituloId: number; valorCentavos: number }[], dataBaixa = '2026-02-10', excedenteComoCredito = true) =>
    transacao(db, (tx) => baixarTitulos(atoDe(tx, fernanda), { ...dinheiro, dataBaixa, excedenteComoCredito, itens }));
  await pagar([
    { tituloId: id(0), valorCentavos: 83_334 },
    { tituloId: id(1), valorCentavos: 100_000 },
  ]);
  const engano = await pagar([{ tituloId: id(2), valorCentavos: 50_000 }], '2026-03-02');
  await transacao(db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: engano.baixas[0]?.id ?? 0, motivo: 'Engano' }));
  const { rows } = await sql<{ id: number }>`select id from creditos`.execute(db);
  const creditoId = rows[0]?.id ?? 0;
  await transacao(db, (tx) =>
    usarCredito(atoDe(tx, fernanda), { creditoId, dataUso: '2026-03-02', itens: [{ tituloId: id(3), valorCentavos: 10_000 }] }),
  );
  const { id: cartao } = await transacao(db, (tx) =>
    criarFormaPagamento(atoDe(tx, fernanda), {
      nome: 'Cartão',
      tipo: 'cartao_debito',
      contaBancariaId: mundo.contaBancariaId,
      taxaPercentual: '2',
    }),
  );
  const porCartao = (dataBaixa: string) =>
    transacao(db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        ...dinheiro,
        formaPagamentoId: cartao,
        dataBaixa,
        itens: [{ tituloId: id(2), valorCentavos: 20_000 }],
      }),
    );
  await porCartao('2026-03-03');
  const liquidarAte = (dataCredito: string | null) => {
    const somas = { quantidade: 1, brutoCentavos: centavos(20_000), taxaCentavos: centavos(400) };
    const escolha = { ate: '2026-03-10', contaBancariaId: null, formaPagamentoId: null, dataCredito };
    return transacao(db, (tx) => liquidar(atoDe(tx, fernanda), { ...escolha, ...somas }));
  };
  // First on the wrong day.
  const errada = await liquidarAte('2026-03-09');
  await transacao(db, (tx) => desfazerLiquidacao(atoDe(tx, fernanda), { id: errada.id, motivo: 'Engano' }));
  await liquidarAte(null);
  await porCartao('2026-03-04');
  const condicoes = {
    tituloIds: [id(4), id(5)],
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(0),
    dataEntrada: hoje,
    parcelas: 2,
    primeiroVencimento: somarDias(hoje, 10),
  };
  const { totalCentavos } = await simular(db, condicoes, hoje);
  const acordo = {
    ...condicoes,
    ...dinheiro,
    totalCentavos: centavos(totalCentavos),
    entradaPaga: false,
    motivoDispensa: null,
    observacao: null,
  };
  await transacao(db, (tx) => renegociar(atoDe(tx, fernanda), acordo));
  const saldo = centavos(
    (
      await sql<{
        n: number;
      }>`select sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end)::bigint as n from lancamentos_financeiros where data_movimento <= '2026-06-30'`.execute(
        db,
      )
    ).rows[0]?.n ?? 0,
  );
  await transacao(db, async (tx) => {
    const { rows: periodos } = await sql<{
      id: number;
      versao: number;
    }>`select id, versao from periodos_financeiros where data_fim = '2026-06-30'`.execute(tx);
    await fecharPeriodoFinanceiro(atoDe(tx, fernanda), {
      id: periodos[0]?.id ?? 0,
      versao: periodos[0]?.versao ?? 1,
      saldoInformadoCentavos: saldo,
    });
    await guardarArquivo(tx, { nome: 'a.txt', tipo: 'text/plain', conteudo: Buffer.from('abc') });
    await sql`insert into perfis (nome) values ('Secretaria')`.execute(tx);
    await sql`insert into usuarios (pessoa_id, email, nome, situacao, email_confirmado_em) select min(id), 'a@demo.escola', 'Ana', 'ativo', now() from pessoas`.execute(
      tx,
    );
    await sql`insert into sessoes (usuario_id, jti, ociosidade_minutos, expira_em) select id, gen_random_uuid(), 30, now() + interval '1 hour' from usuarios`.execute(
      tx,
    );
  });
  await cobrar(db);
  await encherDiario(db, { turmaId: mundo.turmaId, matriculaId: familia.matriculaId });
  await encherBanco(db);
  await encherPagar(db, mundo);
  await encherEstoque(db);
  await encherNotas(db, mundo);
  await encherConciliacao(db);
  await encherLivros(db);
  await encadearAuditoria(db, contexto.chaveDaAuditoria);
  await sql`select pg_sleep(1.2)`.execute(db);
  await encadearAuditoria(db, contexto.chaveDaAuditoria);
}

/** One letter of the ladder, on paper. */
export async function cobrar(db: Db): Promise<void> {
  await transacao(db, async (tx) => {
    const corpo = 'Prezado(a) {{responsavel}}: {{titulos}} {{prazo}} {{pagamento}} {{contato}} Se já pagou, desconsidere.';
    const modelo = await criarModelo(atoDe(tx, fernanda), {
      nome: 'Carta',
      assunto: 'Mensagem da escola',
      corpo,
      ativo: true,
      ressalva: null,
    });
    await criarDegrau(atoDe(tx, fernanda), { nome: 'Carta', diasAtraso: 5, canal: 'impresso', modeloId: modelo.id, ativa: true });
  });
  const dia = [0, 1, 2, 3, 4].map((n) => somarDias(hoje, -n)).find((d) => isDiaUtil(d)) ?? hoje;
  await transacao(db, (tx) =>
    prepararRegua({ ...atoDe(tx, fernanda, { hoje: dia }), servicos: { tarefas: { criar: () => Promise.resolve(1) } } }, { exceto: [] }),
  );
  const { rows } = await sql<{ id: number }>`select id from cobrancas_cartas`.execute(db);
  await transacao(db, (tx) =>
    enviarCartas(
      atoDe(tx, null, { hoje }),
      { enviar: () => Promise.resolve() },
      rows.map((r) => r.id),
    ),
  );
}
