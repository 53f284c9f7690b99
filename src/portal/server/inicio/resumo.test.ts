import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChavePermissao } from '#catalog/telas.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { salvarRegras } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { listaDoNumero } from '#tests/helpers/aplicacao/listas-do-inicio.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { criarConta } from '#domains/financeiro/pagar/contas/server/oficina.ts';
import { comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { numerosDaParte, numerosDoInicio } from '#portal/numeros-do-inicio.ts';
import { portal } from '../rotas.ts';

type Numero = { id: string; valor: number; tipo: string; tela: string; busca: Record<string, string> };
type Resumo = {
  hoje: string;
  doProfessor: boolean;
  anoLetivo: { id: number; ano: number } | null;
  numeros: Numero[];
  primeirosPassos: { id: string; feito: boolean }[] | null;
};

const hoje = sql`(now() at time zone 'America/Belem')::date`;
let servidor: ServidorDeTeste;

const resumoDe = async (permissoes?: readonly ChavePermissao[], partes = {}): Promise<Resumo> => {
  const { status, corpo } = await servidor.pedir('GET', 'Inicio/resumo', { quem: quemDeTeste(permissoes, partes) });
  expect(status).toBe(200);
  return corpo.data as Resumo;
};
const criadaPor = async (): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select criada_por as id from contas_pagar where aprovacao = 'pendente'`.execute(
    servidor.banco.db,
  );
  return rows[0]?.id ?? 0;
};
const valoresDe = ({ numeros }: Resumo): Record<string, number> => Object.fromEntries(numeros.map(({ id, valor }) => [id, valor]));

beforeAll(async () => {
  servidor = await servidorDeTeste({
    salas: [
      portal,
      ...salasDe.acesso,
      ...salasDe.caixa,
      ...salasDe.contratos,
      ...salasDe.matriculas,
      ...salasDe.rh,
      ...salasDe.titulos,
      ...salasDe.pagar,
      ...salasDe.suprimentos,
      ...salasDe.paineis,
    ],
  });
});
afterAll(() => servidor.fechar());

describe('an empty school', () => {
  test('is led through what to create first, in order; every number is zero', async () => {
    const resumo = await resumoDe();
    expect(resumo.anoLetivo).toBeNull();
    expect(resumo.primeirosPassos?.map(({ id, feito }) => [id, feito])).toEqual(
      ['escola', 'segmentacao', 'anoLetivo', 'curso', 'turma', 'preco', 'conta', 'formaPagamento'].map((id) => [id, false]),
    );
    expect(resumo.numeros.map(({ id }) => id)).toEqual(numerosDaParte('agora'));
    expect(new Set(Object.values(valoresDe(resumo)))).toEqual(new Set([0]));
  });

  test('a step is for whoever may do it: the school is described by an administrator', async () => {
    expect((await resumoDe(['usuarios:criar'])).primeirosPassos).toBeNull();
    expect((await resumoDe(['usuarios:editar'])).primeirosPassos).toBeNull();
    expect((await resumoDe([], { admin: true })).primeirosPassos?.[0]).toEqual({ id: 'escola', feito: false });
  });

  test('shows no steps to whoever creates none of them', async () => {
    expect((await resumoDe(['matriculas:visualizar', 'matriculas:listar', 'pessoas:criar'])).primeirosPassos).toBeNull();
  });
});

describe('what each person sees', () => {
  test('a number needs both permissions of the list behind it', async () => {
    expect((await resumoDe([])).numeros).toEqual([]);
    expect((await resumoDe(['contratos:visualizar'])).numeros).toEqual([]);
    expect((await resumoDe(['contratos:listar'])).numeros).toEqual([]);
    expect((await resumoDe(['contratos:visualizar', 'contratos:listar'])).numeros.map(({ id }) => id)).toEqual(['contratosEmRascunho']);
    const financeiro = await resumoDe([
      'contas-a-receber:visualizar',
      'contas-a-receber:listar',
      'periodo-financeiro:visualizar',
      'periodo-financeiro:listar',
    ]);
    expect(financeiro.numeros.map(({ id }) => id)).toEqual(['aReceberHoje', 'vencido', 'caixasNegativos', 'periodosAntigos']);
  });

  test('the administrator sees all, the teacher restricted to the panel no figure of the whole school', async () => {
    expect((await resumoDe([], { admin: true })).numeros).toHaveLength(numerosDaParte('agora').length);
    expect((await resumoDe(undefined, { restritoPainelProfessor: true })).numeros).toEqual([]);
  });

  test('the home is that of a teacher for who is restricted to the panel, never for an administrator', async () => {
    expect((await resumoDe(undefined, { restritoPainelProfessor: true })).doProfessor).toBe(true);
    expect((await resumoDe(undefined, { restritoPainelProfessor: true, admin: true })).doProfessor).toBe(false);
    expect((await resumoDe()).doProfessor).toBe(false);
  });

  test('whatever the person sees, it is one statement', async () => {
    for (const permissoes of [undefined, [], ['contratos:visualizar', 'contratos:listar']] as const) {
      const resposta = await servidor.pedir('GET', 'Inicio/resumo', { quem: quemDeTeste(permissoes) });
      expect(resposta.cabecalhos['x-instrucoes-sql']).toBe('1');
    }
  });

  test('every number names a screen of the catalog and a filter of plain texts', async () => {
    for (const { id, tela, busca, tipo } of (await resumoDe()).numeros) {
      expect(tela).toBe(numerosDoInicio[id as keyof typeof numerosDoInicio].tela);
      expect(['inteiro', 'dinheiro']).toContain(tipo);
      expect(Object.keys(busca).length, id).toBeGreaterThan(0);
    }
  });
});

describe('a school at work', () => {
  beforeAll(async () => {
    await transacao(servidor.banco.db, montarEscola);
    await comprar();
  });

  /** A bill due today, one overdue, one of another month that waits for a second person. */
  async function comprar(): Promise<void> {
    const { db } = servidor.banco;
    const compras = await comprasDeTeste(db);
    const dia = hojeEm(new Date(), 'America/Belem');
    const conta = (dias: number) => ({
      ...contaDeTeste(compras, { contaBancariaId: 1, formaPagamentoId: 1 }),
      dataEmissao: somarDias(dia, -20),
      primeiroVencimento: somarDias(dia, dias),
    });
    await titulosPagarDeTeste(db, conta(0));
    await titulosPagarDeTeste(db, conta(-9));
    await transacao(db, (tx) => salvarRegras(atoDe(tx, fernanda), { aprovacaoAcimaCentavos: centavos(1), versao: 1 }));
    await transacao(db, (tx) => criarConta(atoDe(tx, paulo), conta(40)));
  }

  /** One enrollment of this month, one of before, one cancelled; titles on each side of today; a movement and its reversal. */
  async function montarEscola(tx: Parameters<Parameters<typeof transacao<void>>[1]>[0]): Promise<void> {
    await sql`insert into pessoas (nome) select 'Pessoa ' || n from generate_series(1, 5) n`.execute(tx);
    await sql`insert into usuarios (email, nome, situacao, pessoa_id, email_confirmado_em) values ('a@exemplo.com', 'Ana', 'ativo', 1, now()), ('b@exemplo.com', 'Bia', 'pendente', null, null), ('c@exemplo.com', 'Caio', 'pendente', null, null)`.execute(
      tx,
    );
    await sql`insert into segmentacoes (nome) values ('Fundamental')`.execute(tx);
    // Next year is already prepared: the current one is that of today.
    await sql`insert into anos_letivos (ano) select extract(year from ${hoje})::int + n from generate_series(1, -1, -1) n`.execute(tx);
    await sql`insert into cursos (segmentacao_id, nome) values (1, '1º ano'), (1, '2º ano'), (1, '3º ano')`.execute(tx);
    await sql`insert into turmas (curso_id, ano_letivo_id, nome, turno, vagas) select c.id, 2, c.nome || ' A', 'manha', 30 from cursos c`.execute(
      tx,
    );
    await sql`insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, data_matricula, data_saida) values
      ('M1', 1, 1, 2, 'ativa', ${hoje}, null), ('M2', 2, 2, 2, 'pre_matricula', ${hoje} - 40, null), ('M3', 3, 3, 2, 'cancelada', ${hoje}, ${hoje}), ('M4', 4, 1, 2, 'ativa', ${hoje} - 70, null)`.execute(
      tx,
    );
    await sql`insert into matriculas_responsaveis (matricula_id, pessoa_id, pedagogico, financeiro, percentual) select id, 5, true, true, 100 from matriculas where movimento <> 'cancelada'`.execute(
      tx,
    );
    await sql`insert into matriculas_movimentos (matricula_id, tipo, para, data_movimento, usuario_id) select id, 'criacao', case movimento when 'cancelada' then 'ativa' else movimento end, data_matricula, 1 from matriculas order by id`.execute(
      tx,
    );
    await sql`insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id) select id, 'cancelamento', 'ativa', 'cancelada', data_saida, 1 from matriculas where movimento = 'cancelada'`.execute(
      tx,
    );
    await sql`insert into enturmacoes (matricula_id, turma_id, data_inicio, aberta_por) select m.id, m.curso_id, m.data_matricula, m.id from matriculas m where movimento <> 'cancelada'`.execute(
      tx,
    );
    await sql`insert into contratos (numero, matricula_id, situacao) values ('C1', 1, 'rascunho'), ('C2', 2, 'aguardando_assinatura'), ('C4', 4, 'rascunho')`.execute(
      tx,
    );
    await sql`insert into contratos_situacoes (contrato_id, de, para, usuario_id) select id, 'rascunho', situacao, 1 from contratos where situacao <> 'rascunho'`.execute(
      tx,
    );
    await sql`insert into contas_bancarias (nome, tipo) values ('Caixa da secretaria', 'caixa'), ('Cofre', 'caixa')`.execute(tx);
    await sql`insert into formas_pagamento (nome, tipo, conta_bancaria_id) values ('Dinheiro', 'dinheiro', 1)`.execute(tx);
    await sql`insert into titulos_receber (numero, origem, pagador_id, descricao, data_emissao, data_vencimento, data_limite, valor_centavos, desconto_incondicional_centavos, conta_bancaria_id, forma_pagamento_id, situacao) values
      ('T1', 'manual', 5, 'Hoje', ${hoje}, ${hoje}, ${hoje}, 10000, 1000, 1, 1, 'aberto'), ('T2', 'manual', 5, 'Hoje também', ${hoje}, ${hoje}, ${hoje} + 2, 500, 0, 1, 1, 'aberto'),
      ('T3', 'manual', 5, 'Vencido', ${hoje}, ${hoje} - 9, ${hoje} - 9, 7000, 0, 1, 1, 'aberto'), ('T4', 'manual', 5, 'Ontem, mas hoje ainda em dia', ${hoje}, ${hoje} - 1, ${hoje}, 900, 0, 1, 1, 'aberto'),
      ('T5', 'manual', 5, 'Futuro', ${hoje}, ${hoje} + 30, ${hoje} + 30, 80000, 0, 1, 1, 'aberto')`.execute(tx);
    await sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim, situacao) values (1, ${hoje} - 100, ${hoje} - 60, 'reaberto'), (1, ${hoje} - 59, ${hoje} + 5, 'aberto'), (2, ${hoje} - 35, ${hoje} + 5, 'aberto')`.execute(
      tx,
    );
    await sql`insert into periodos_financeiros_situacoes (periodo_financeiro_id, de, para, motivo, usuario_id, usuario_nome) values (1, 'fechado', 'reaberto', 'Recibo achado', 1, 'Ana')`.execute(
      tx,
    );
    await sql`insert into lancamentos_financeiros (conta_bancaria_id, periodo_financeiro_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, usuario_id, usuario_nome) values
      (1, 2, ${hoje}, 'entrada', 'Mensalidades', 125090, 'Recebimento', 'baixa', 1, 1, 'Ana'), (1, 2, ${hoje}, 'entrada', 'Mensalidades', 5000, 'Recebimento', 'baixa', 2, 1, 'Ana'),
      (1, 2, ${hoje}, 'saida', 'Mensalidades', 5000, 'Estorno', 'estorno', 1, 1, 'Ana'), (1, 2, ${hoje} - 45, 'entrada', 'Mensalidades', 700, 'De outro mês', 'baixa', 3, 1, 'Ana'),
      (1, 2, ${hoje}, 'entrada', 'Aporte', 999, 'Não é recebimento', 'manual', 1, 1, 'Ana'),
      (2, 3, ${hoje}, 'saida', 'Depósito', 100, 'Mais do que havia', 'manual', 2, 1, 'Ana')`.execute(tx);
    await sql`insert into fatos_contabeis (evento, data_fato, origem_tipo, origem_id, valor_centavos)
      select 'titulo.emitido', data_emissao, 'titulo', id, valor_centavos - desconto_incondicional_centavos from titulos_receber
      union all select 'ensaio', data_movimento, origem_tipo, origem_id, valor_centavos from lancamentos_financeiros`.execute(tx);
    await sql`insert into notificacoes (numero, matricula_id, aluno_id, curso_id, ano_letivo_id, marco, data_notificacao, conteudo, usuario_id, usuario_nome)
      select '2026-0000' || m.id, m.id, m.aluno_id, m.curso_id, m.ano_letivo_id, 30, ${hoje}, '{"responsaveis":[]}', 1, 'Ana' from matriculas m where m.id in (1, 2, 4)`.execute(
      tx,
    );
    await sql`insert into notificacoes_envios (notificacao_id, destino, meio, data_envio, situacao, usuario_id, usuario_nome)
      select id, 'conselho', 'entregue', ${hoje}, 'enviado', 1, 'Ana' from notificacoes where matricula_id = 2`.execute(tx);
    await sql`update notificacoes set cancelada_em = now(), cancelada_por = 'Ana', cancelada_motivo = 'Engano' where matricula_id = 4`.execute(
      tx,
    );
    await sql`insert into produtos_grupos (nome) values ('Limpeza')`.execute(tx);
    await sql`insert into produtos (codigo, nome, grupo_id, unidade, ativo) values ('A', 'Sabão', 1, 'UN', true), ('B', 'Parado', 1, 'UN', false)`.execute(
      tx,
    );
    await sql`insert into depositos (nome) values ('Almoxarifado')`.execute(tx);
    await sql`insert into produtos_minimos (produto_id, deposito_id, quantidade) values (1, 1, 5), (2, 1, 5)`.execute(tx);
    await sql`insert into eventos_seguranca (tipo, em) values ('sessao.roubo', now()), ('sessao.roubo', now() - interval '7 days'), ('acesso.negado', now())`.execute(
      tx,
    );
    await sql`insert into protocolos (numero, pessoa_id, solicitante_usuario_id, motivo, situacao, decidido_em) values ('P1', 1, 1, 'Endereço', 'aberto', null), ('P2', 1, 1, 'Nome', 'deferido', now())`.execute(
      tx,
    );
  }

  test('the numbers are those of the school, by the school calendar', async () => {
    expect(valoresDe(await resumoDe())).toEqual({
      matriculasAtivas: 3,
      matriculasDoMes: 1,
      // One was told to the Conselho Tutelar, who has no guardian to be told; one was cancelled.
      notificacoesAEnviar: 1,
      contratosEmRascunho: 2,
      protocolosAbertos: 1,
      cadastrosPendentes: 2,
      // One of a week ago today is not of the last seven days; a refusal is no alert.
      alertasDeSeguranca: 1,
      aPagarHoje: 100_001,
      aPagarVencido: 100_001,
      contasAAprovar: 1,
      abaixoDoMinimo: 1,
      aReceberHoje: 9_500,
      vencido: 7_000,
      recebidoNoMes: 125_090,
      caixasNegativos: 1,
      // Both periods of the cash box of the front office; the safe is open for 35 days, not for more.
      periodosAntigos: 2,
    });
  });

  test('what a person entered does not wait for that person', async () => {
    const deQuemLancou = await resumoDe(undefined, { usuarioId: await criadaPor() });
    expect(valoresDe(deQuemLancou)).toMatchObject({ contasAAprovar: 0, aPagarHoje: 100_001 });
  });

  test('the school year is that of today although the next one exists, and stands in the filter', async () => {
    const resumo = await resumoDe();
    expect(resumo.anoLetivo).toEqual({ id: 2, ano: Number(resumo.hoje.slice(0, 4)) });
    expect(resumo.numeros[0]?.busca).toEqual({ movimento: 'pre_matricula,ativa', ano: '2' });
  });

  test('the steps that are done say so, and the list goes away when the last one is', async () => {
    const faltam = async () => (await resumoDe()).primeirosPassos?.filter(({ feito }) => !feito).map(({ id }) => id);
    // A name alone does not do for a contract.
    await sql`insert into escola (nome) values ('Colégio Exemplo')`.execute(servidor.banco.db);
    expect(await faltam()).toEqual(['escola', 'preco']);
    await sql`update escola set cnpj = '11222333000181', endereco = 'Travessa das Mangueiras, 10'`.execute(servidor.banco.db);
    expect(await faltam()).toEqual(['preco']);
    await sql`insert into precos (ano_letivo_id, tipo, descricao, valor_centavos, parcelas) values (2, 'anuidade', 'Anuidade', 1200000, 12)`.execute(
      servidor.banco.db,
    );
    expect((await resumoDe()).primeirosPassos).toBeNull();
  });

  test.each(numerosDaParte('agora'))('%s is what its list shows', async (id) => {
    const numero = (await resumoDe()).numeros.find((achado) => achado.id === id);
    const { status, corpo } = await servidor.pedir('GET', listaDoNumero[id](numero?.busca ?? {}));
    expect(status, JSON.stringify(corpo.error)).toBe(200);
    const lista = corpo.data as { total: number; totais?: { saldoCentavos: number } };
    const esperado = numero?.tipo === 'inteiro' ? lista.total : lista.totais?.saldoCentavos;
    expect(numero?.valor).toBe(esperado);
    expect(esperado).toBeGreaterThan(0);
  });
});
