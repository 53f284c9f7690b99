import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, itemAPagar, type Pagamentos, pagamentosDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { anexarAConta } from '../../anexos/server/anexos.ts';
import { criarConta } from '../../contas/server/oficina.ts';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { cancelarTituloPagar, mudarCodigo, mudarVencimento } from '../../ficha/server/oficina.ts';
import { obterTituloPagar } from '../../ficha/server/obter-titulo.ts';
import { aprovacaoDaConta } from '../../server/integridade/titulos.ts';
import { lerParaPagar } from '../../baixas/server/para-pagar.ts';
import { pagarTitulos } from '../../baixas/server/pagar-titulos.ts';
import { decidirConta } from './decidir-conta.ts';
import { salvarRegras } from './regras.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const boleto = (n: number) =>
  montarCodigoDeBarras({ banco: '341', vencimento: null, valorCentavos: centavos(0), campoLivre: String(n).padStart(25, '7') });

describe('above the limit of the school', () => {
  const decidir = (id: number, quem = paulo, decisao: 'aprovada' | 'recusada' = 'aprovada', versao = 1) =>
    transacao(banco.db, (tx) =>
      decidirConta(atoDe(tx, quem), { id, decisao, motivo: decisao === 'recusada' ? 'Sem cotação' : null, versao }),
    );
  test('nothing is paid before somebody else than who entered the bill approved it, whatever the installments', async () => {
    await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(100_000), versao: 1 }));
    const [primeira = 0] = await titulosPagarDeTeste(banco.db, contaDeTeste(p.c, p.t, { parcelas: 4 }));
    const contaId = (await p.lerTitulo(primeira))?.contaId ?? 0;
    await expect(p.pagar([itemAPagar(primeira, 1)])).rejects.toMatchObject({ code: 'PAGAMENTO_SEM_APROVACAO' });
    await expect(decidir(contaId, fernanda)).rejects.toMatchObject({ code: 'APROVACAO_DE_QUEM_LANCOU' });
    await decidir(contaId);
    await expect(decidir(contaId)).rejects.toMatchObject({ code: 'CONTA_JA_DECIDIDA' });
    await p.pagar([itemAPagar(primeira, 1)]);
  });
  test('a refused bill is not paid; at the limit itself nobody is asked', async () => {
    const id = await p.umTitulo();
    const titulo = await p.lerTitulo(id);
    await decidir(titulo?.contaId ?? 0, paulo, 'recusada');
    await expect(p.pagar([itemAPagar(id, 1)])).rejects.toMatchObject({ code: 'PAGAMENTO_RECUSADO' });
    const rateio = [{ categoriaFinanceiraId: p.c.limpeza, centroCustoId: null, valorCentavos: 100_000 }];
    await p.pagar([itemAPagar(await p.umTitulo({ valorCentavos: 100_000, rateio }), 1)]);
  });
  test('two people deciding at once decide once', async () => {
    const contaId = (await p.lerTitulo(await p.umTitulo()))?.contaId ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => decidirConta(atoDe(tx, paulo), { id: contaId, decisao: 'aprovada', motivo: null, versao: 1 }),
      () => decidir(contaId, { ...paulo, usuarioId: 3 }, 'recusada'),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_JA_DECIDIDA' } });
  });
  test('what was cancelled as a whole waits for nobody: not on its record, not in a request, not in the database', async () => {
    const id = await p.umTitulo();
    const contaId = (await p.lerTitulo(id))?.contaId ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Lançada por engano' }),
      () => decidir(contaId),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_CANCELADA' } });
    const { conta } = await obterTituloPagar({ db: banco.db, quem: paulo, hoje: '2026-03-01' }, id);
    expect(conta).toMatchObject({ podeDecidir: false, viva: false });
    await expect(
      sql`insert into contas_pagar_aprovacoes (conta_pagar_id, decisao, usuario_id, usuario_nome) values (${contaId}, 'aprovada', 99, 'Ninguém')`.execute(
        banco.db,
      ),
    ).rejects.toThrow(/CONTA_CANCELADA/);
  });
  test('a bill entered while the limit is lowered waits for a second person like any after it', async () => {
    const conta = contaDeTeste(p.c, p.t, {
      valorCentavos: 50_000,
      rateio: [{ categoriaFinanceiraId: p.c.limpeza, centroCustoId: null, valorCentavos: 50_000 }],
    });
    const [{ versao }, segundo] = await passoAPasso(
      banco.db,
      (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(10_000), versao: 2 }),
      () => transacao(banco.db, (tx) => criarConta(atoDe(tx, fernanda), conta)),
    );
    expect(segundo).toMatchObject({ status: 'fulfilled', value: { aguardaAprovacao: true } });
    await expect(
      transacao(banco.db, (tx) => salvarRegras(atoDe(tx, fernanda), { aprovacaoAcimaCentavos: null, versao: versao - 1 })),
    ).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
    await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(100_000), versao }));
  });
  test('under another code an approved bill waits again, for somebody else than who typed it; the same code changes nothing', async () => {
    const [id = 0, segunda = 0] = await titulosPagarDeTeste(
      banco.db,
      contaDeTeste(p.c, p.t, {
        valorCentavos: 200_002,
        parcelas: 2,
        rateio: [{ categoriaFinanceiraId: p.c.energia, centroCustoId: p.c.infantil, valorCentavos: 200_002 }],
      }),
    );
    const contaId = (await p.lerTitulo(id))?.contaId ?? 0;
    const versaoDaConta = async () => (await p.lerTitulo(id))?.contaVersao ?? 0;
    const mudar = async (codigo: string | null, quem = fernanda) => {
      const versao = (await p.lerTitulo(id))?.versao ?? 0;
      return transacao(banco.db, (tx) => mudarCodigo(atoDe(tx, quem), { id, codigo, versao }));
    };
    await mudar(boleto(1));
    await decidir(contaId);
    await p.pagar([itemAPagar(segunda, 1)]);
    expect(await mudar(boleto(1))).toMatchObject({ aguardaAprovacao: false });
    expect(await mudar(boleto(2))).toMatchObject({ aguardaAprovacao: true });
    await expect(p.pagar([itemAPagar(id, 1)])).rejects.toMatchObject({ code: 'PAGAMENTO_SEM_APROVACAO' });
    await mudar(boleto(3), paulo);
    expect(await obterTituloPagar({ db: banco.db, quem: paulo, hoje: '2026-03-01' }, id)).toMatchObject({
      conta: { podeDecidir: false, decisao: { decisao: 'aprovada' } },
    });
    await expect(decidir(contaId, paulo, 'aprovada', await versaoDaConta())).rejects.toMatchObject({ code: 'APROVACAO_DE_QUEM_LANCOU' });
    // Whoever entered the bill says that the code is right, and the other one may look.
    await mudar(boleto(3));
    await decidir(contaId, paulo, 'aprovada', await versaoDaConta());
    await p.pagar([itemAPagar(id, 1)]);
    await expect(sql`update titulos_pagar set codigo = ${boleto(4)} where id = ${id}`.execute(banco.db)).rejects.toThrow(
      /APROVACAO_INCOERENTE/,
    );
    const violadas = await sql`${aprovacaoDaConta.verificar}`.execute(banco.db);
    expect(violadas.rows).toEqual([]);
  });
  test('a refused bill under another code or due date, or with a document that was missing, waits again with the refusal told; nothing else brings it back', async () => {
    const id = await p.umTitulo();
    const contaId = (await p.lerTitulo(id))?.contaId ?? 0;
    const ler = () => obterTituloPagar({ db: banco.db, quem: paulo, hoje: '2026-03-01' }, id);
    const anexo = { nome: 'cotacao.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.7'), refeito: false };
    await decidir(contaId, paulo, 'recusada');
    await expect(sql`update contas_pagar set aprovacao = 'pendente' where id = ${contaId}`.execute(banco.db)).rejects.toThrow(
      /APROVACAO_INCOERENTE/,
    );
    const mudar = transacao(banco.db, (tx) => mudarCodigo(atoDe(tx, fernanda), { id, codigo: boleto(6), versao: 1 }));
    expect(await mudar).toMatchObject({ aguardaAprovacao: true });
    const deNovo = await ler();
    expect(deNovo.conta).toMatchObject({
      aprovacao: 'pendente',
      podeDecidir: true,
      decisao: { decisao: 'recusada', motivo: 'Sem cotação' },
    });
    expect(deNovo.historico.map((h) => h.acao)).toContain('conta_pagar.pendente');
    await decidir(contaId, paulo, 'recusada', deNovo.conta.versao);
    await transacao(banco.db, (tx) => anexarAConta(atoDe(tx, fernanda), { contaId, ...anexo }));
    const comCotacao = await ler();
    await decidir(contaId, paulo, 'recusada', comCotacao.conta.versao);
    await transacao(banco.db, (tx) =>
      mudarVencimento(atoDe(tx, fernanda), { id, versao: comCotacao.versao, dataVencimento: '2026-03-20', motivo: 'Como no boleto' }),
    );
    const comPrazo = await ler();
    expect(comPrazo.conta).toMatchObject({ aprovacao: 'pendente', podeDecidir: true });
    await decidir(contaId, paulo, 'aprovada', comPrazo.conta.versao);
    await p.pagar([itemAPagar(id, 1)]);
    expect((await sql`${aprovacaoDaConta.verificar}`.execute(banco.db)).rows).toEqual([]);
  });
  test('a document that comes while the bill is being refused comes after the refusal, and asks again', async () => {
    const contaId = (await p.lerTitulo(await p.umTitulo()))?.contaId ?? 0;
    const anexo = { nome: 'cotacao.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.7'), refeito: false };
    await passoAPasso(
      banco.db,
      (tx) => decidirConta(atoDe(tx, paulo), { id: contaId, decisao: 'recusada', motivo: 'Sem cotação', versao: 1 }),
      () => transacao(banco.db, (tx) => anexarAConta(atoDe(tx, fernanda), { contaId, ...anexo })),
    );
    await decidir(contaId, paulo, 'aprovada', 3);
  });
  test('a code typed while the bill is being approved comes after the approval, and undoes it', async () => {
    const id = await p.umTitulo();
    const contaId = (await p.lerTitulo(id))?.contaId ?? 0;
    const [, segundo] = await passoAPasso(
      banco.db,
      (tx) => decidirConta(atoDe(tx, paulo), { id: contaId, decisao: 'aprovada', motivo: null, versao: 1 }),
      () => transacao(banco.db, (tx) => mudarCodigo(atoDe(tx, fernanda), { id, codigo: boleto(5), versao: 1 })),
    );
    expect(segundo).toMatchObject({ status: 'fulfilled', value: { aguardaAprovacao: true } });
    await expect(p.pagar([itemAPagar(id, 1)])).rejects.toMatchObject({ code: 'PAGAMENTO_SEM_APROVACAO' });
  });
  test('fine and interest take a bill up to the limit, an approved one up to a tenth more than its amount; what a bank paid is entered', async () => {
    const rateio = (valor: number) => [{ categoriaFinanceiraId: p.c.limpeza, centroCustoId: null, valorCentavos: valor }];
    const juros = (valor: number, desconto = 0) => ({ jurosCentavos: centavos(valor), descontoCentavos: centavos(desconto) });
    const ler = async (id: number) => (await lerParaPagar(banco.db, [id], '2026-03-10')).itens[0]?.acrescimoLivreCentavos;
    const barata = await p.umTitulo({ valorCentavos: 10_000, rateio: rateio(10_000) });
    expect(await ler(barata)).toBe(90_000);
    await expect(p.pagar([itemAPagar(barata, 10_000, juros(90_001))])).rejects.toMatchObject({
      code: 'ACRESCIMO_SEM_APROVACAO',
      params: { livre: 'R$ 900,00' },
      campos: [{ path: 'jurosCentavos' }],
    });
    await p.pagar([itemAPagar(barata, 9_000, juros(91_000, 1_000))]);
    const parcelas = await titulosPagarDeTeste(
      banco.db,
      contaDeTeste(p.c, p.t, { valorCentavos: 200_000, rateio: rateio(200_000), parcelas: 2 }),
    );
    const [primeira = 0, segunda = 0] = parcelas;
    await decidir((await p.lerTitulo(primeira))?.contaId ?? 0);
    expect(await ler(primeira)).toBe(20_000);
    await expect(p.pagar([itemAPagar(primeira, 1, juros(15_000)), itemAPagar(segunda, 1, juros(5_001))])).rejects.toMatchObject({
      code: 'ACRESCIMO_SEM_APROVACAO',
      campos: [{ path: 'itens.0.jurosCentavos' }],
    });
    // Two who pay an installment each at once: the second finds what the first took.
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) => pagarTitulos(atoDe(tx, fernanda), { ...p.saida, itens: [itemAPagar(primeira, 1, juros(15_000))] }),
      () => p.pagar([itemAPagar(segunda, 1, juros(5_001))]),
    );
    expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'ACRESCIMO_SEM_APROVACAO', params: { livre: 'R$ 50,00' } } });
    await p.pagar([itemAPagar(segunda, 1, juros(5_000))]);
  });
  test('the database holds it, whatever writes', async () => {
    const id = await p.umTitulo();
    await expect(
      sql`insert into baixas_pagar (titulo_id, data_baixa, valor_centavos, principal_centavos, conta_bancaria_id, forma_pagamento_id, usuario_id, usuario_nome)
        values (${id}, '2026-03-10', 1, 1, ${p.t.contaBancariaId}, ${p.t.formaPagamentoId}, 1, 'Ninguém')`.execute(banco.db),
    ).rejects.toThrow(/PAGAMENTO_SEM_APROVACAO/);
    await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: null, versao: 4 }));
  });
  test('a limit that rises or goes is told to administrators; one that falls is nobody else’s business', async () => {
    for (const [versao, limite] of [100_000, 200_000, 50_000, null].entries())
      await transacao(banco.db, (tx) =>
        salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: limite === null ? null : centavos(limite), versao: versao + 5 }),
      );
    const { rows } = await sql<{
      motivo: string;
    }>`select motivo from eventos_seguranca where tipo = 'pagar.limite' order by id desc limit 2`.execute(banco.db);
    expect(rows.map((r) => r.motivo)).toEqual(['R$ 500,00 → —', 'R$ 1.000,00 → R$ 2.000,00']);
  });
});
