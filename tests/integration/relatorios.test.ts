import { readXlsx } from 'hucre/xlsx';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/server/door.ts';
import { criarDisciplina, incluirDisciplinas } from '#domains/academico/estrutura/server/door.ts';
import { todosOsRelatorios } from '#domains/relatorios/api.ts';
import { SENHA_DEMO } from '#portal/demo/acessos.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { salas } from '#portal/rooms.ts';
import type { RespostaDoCruzamento, RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { type Relatorio, totalDaColuna } from '#shared/relatorios/definicao.ts';
import { chaveDaMedida } from '#shared/relatorios/medidas.ts';
import { parseReais } from '#shared/dinheiro.ts';
import { perguntasDosRecebimentos, titulosDasTurmas } from '#tests/helpers/perguntas-de-titulos.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

// Every report over the demo school: what the screen says, what the files hold and what an independent question to the tables answers are one.
let s: ServidorDeTeste;
let token = '';
/** One may view every report and list none; the other opens none of them. */
let [soVe, deFora] = ['', ''];
beforeAll(async () => {
  s = await servidorDeTeste({ salas, carregarSessao });
  await carregarDemonstracao(s.servicos, { alunos: 120, diz: () => undefined });
  await garantirDisciplinas();
  token = (await entrarComo(s, 'admin@demo.escola', {}, SENHA_DEMO)).token;
  await usuarioDeTeste(s, 've', { permissoes: [...new Set(todosOsRelatorios.map(({ tela }) => `${tela}:visualizar` as const))] });
  soVe = (await entrarComo(s, 've@demo.escola')).token;
  await usuarioDeTeste(s, 'fora', { permissoes: ['matriculas:listar'] });
  deFora = (await entrarComo(s, 'fora@demo.escola')).token;
}, 180_000);
afterAll(() => s.fechar());

/** Two subjects in each class of the year and one teacher for half of them, where the demo school has none. */
async function garantirDisciplinas(): Promise<void> {
  const { db } = s.banco;
  const { rows: turmas } = await sql<{ id: number }>`select t.id from turmas t where t.ano_letivo_id = ${ano}
    and not exists (select 1 from turmas_disciplinas td join turmas x on x.id = td.turma_id where x.ano_letivo_id = ${ano}) order by t.id`.execute(
    db,
  );
  if (turmas.length === 0) return;
  type Docente = { pessoa_id: number };
  const { rows: docentes } = await sql<Docente>`select pessoa_id from v_funcionario_resumo where docente order by id limit 1`.execute(db);
  await transacao(db, async (tx) => {
    const base = { sigla: null, area: null, tipo: 'obrigatoria' as const, contaPromocao: true, ativa: true };
    const autor = { processo: 'teste' };
    const { id: mat } = await criarDisciplina(tx, autor, { ...base, nome: 'Matemática', cargaHoraria: 160, ordem: 1 });
    const { id: his } = await criarDisciplina(tx, autor, { ...base, nome: 'História', cargaHoraria: 80, ordem: 2 });
    for (const { id } of turmas)
      await incluirDisciplinas(tx, autor, id, {
        itens: [
          { disciplinaId: mat, cargaHoraria: null },
          { disciplinaId: his, cargaHoraria: 90 },
        ],
        dataInicio: null,
      });
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio)
      select id, ${docentes[0]?.pessoa_id}, current_date from turmas_disciplinas where disciplina_id = ${mat}`.execute(tx);
  });
}

const nomes = todosOsRelatorios.map((relatorio) => [relatorio.nome, relatorio] as const);
const caminho = (nome: string, verbo: string, query: Record<string, string | number> = {}) =>
  `Relatorio/${nome}/${verbo}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString()}`;

async function consultar(nome: string, query: Record<string, string | number> = {}): Promise<RespostaDoRelatorio> {
  const resposta = await s.pedir('GET', caminho(nome, 'obter-paginado', query), { token });
  expect(resposta.corpo.error, JSON.stringify(resposta.corpo.error)).toBeUndefined();
  return resposta.corpo.data as RespostaDoRelatorio;
}
async function todasAsPaginas(nome: string, query: Record<string, string | number> = {}): Promise<RespostaDoRelatorio[]> {
  const paginas = [await consultar(nome, { ...query, TamanhoDaPagina: 37 })];
  const total = paginas[0]?.total ?? 0;
  for (let n = 2; (n - 1) * 37 < total; n += 1) paginas.push(await consultar(nome, { ...query, TamanhoDaPagina: 37, NumeroDaPagina: n }));
  return paginas;
}
async function linhasDoCsv(nome: string, query: Record<string, string | number> = {}): Promise<string[][]> {
  const resposta = await s.pedir('GET', caminho(nome, 'exportar', { ...query, Formato: 'csv' }), { token });
  expect(resposta.status).toBe(200);
  const [, ...linhas] = resposta.bruto.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  return linhas.map((linha) => linha.split(';').map((celula) => celula.replace(/^"|"$/g, '')));
}
const somaveis = ({ colunas }: Relatorio) => colunas.flatMap((coluna, posicao) => (coluna.total === true ? [{ coluna, posicao }] : []));
const numeroDoCsv = (texto: string, tipo: string): number =>
  texto === '' ? 0 : tipo === 'dinheiro' ? (parseReais(texto) ?? Number.NaN) : Number(texto.replace(',', '.'));

/** Independent of the reports' own SQL: straight to the tables, for the current year. */
const ano = sql`(select id from anos_letivos order by ano limit 1)`;
const emVigor = sql`c.situacao in ('ativo', 'suspenso', 'encerrado')`;
const contrato = sql`from contratos c join matriculas m on m.id = c.matricula_id where m.ano_letivo_id = ${ano}`;
/** Discounts that addenda in force brought in. */
const descontosDeAditivos = sql`aditivos_termos d join aditivos a on a.id = d.aditivo_id where d.tipo = 'incluir_desconto' and a.situacao = 'vigente'
  and a.contrato_id in (select c.id ${contrato} and ${emVigor})`;
const hoje = sql`(now() at time zone 'America/Belem')::date`;
const fimDoMes = sql`(date_trunc('month', ${hoje})::date - 1)`;
const doAno = (coluna: string) => sql`extract(year from ${sql.ref(coluna)}) = extract(year from ${hoje})`;
const doMes = (coluna: string) => sql`date_trunc('month', ${sql.ref(coluna)}) = date_trunc('month', ${hoje})`;
/** What a title still owed when a day ended, asked title by title. */
const saldoEm = (dia: RawBuilder<unknown>) => sql`(case
  when exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.data_cancelamento <= ${dia} and (k.desfeito_em is null or (k.desfeito_em at time zone 'America/Belem')::date > ${dia})) then 0
  when exists (select 1 from acordos_titulos i join acordos a on a.id = i.acordo_id where i.titulo_id = t.id and a.data_acordo <= ${dia} and (i.devolvido_em is null or (i.devolvido_em at time zone 'America/Belem')::date > ${dia})) then 0
  else t.valor_centavos - t.desconto_incondicional_centavos
    - coalesce((select sum(b.principal_centavos + b.desconto_centavos) from baixas b where b.titulo_id = t.id and b.data_baixa <= ${dia} and not exists (select 1 from estornos e where e.baixa_id = b.id and e.data_estorno <= ${dia})), 0)
    - coalesce((select sum(x.valor_centavos) from titulos_amortizacoes x where x.titulo_id = t.id and x.data_amortizacao <= ${dia}), 0) end)`;
const naPosicao = sql`titulos_receber t where (t.data_emissao <= ${fimDoMes} or exists (select 1 from baixas b where b.titulo_id = t.id and b.data_baixa <= ${fimDoMes}))
  and ${saldoEm(fimDoMes)} > 0`;
const posicao = {
  'soma.saldoCentavos': sql`select sum(${saldoEm(fimDoMes)}) from ${naPosicao}`,
  'soma.vencidoCentavos': sql`select coalesce(sum(${saldoEm(fimDoMes)}) filter (where t.data_limite < ${fimDoMes}), 0) from ${naPosicao}`,
  'soma.liquidoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from ${naPosicao}`,
};
const faturado = sql`titulos_receber t where t.origem <> 'acordo' and ${doAno('t.data_vencimento')}
  and not exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null and k.tipo = 'aditivo')`;
const faturamento = {
  'soma.titulos': sql`select count(*) from ${faturado}`,
  'soma.faturadoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from ${faturado}`,
  'soma.canceladoCentavos': sql`select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos), 0) from ${faturado} and t.situacao = 'cancelado'`,
  'soma.recebidoCentavos': sql`select sum(b.principal_centavos) from baixas b where b.titulo_id in (select t.id from ${faturado}) and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
  'soma.abertoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) from ${faturado} and t.situacao in ('aberto', 'parcial')`,
};
const recebimentos = perguntasDosRecebimentos(doMes('l.data_movimento'));
const independentes: Record<string, Record<string, RawBuilder<unknown>>> = {
  turmas: {
    linhas: sql`select count(*) from turmas where ano_letivo_id = ${ano}`,
    'soma.vagas': sql`select sum(vagas) from turmas where ano_letivo_id = ${ano}`,
    'soma.ocupadas': sql`select count(*) from enturmacoes e join turmas t on t.id = e.turma_id where t.ano_letivo_id = ${ano} and e.data_fim is null`,
  },
  'turmas-para-aluno': {
    linhas: sql`select count(*) from enturmacoes e join matriculas m on m.id = e.matricula_id where m.ano_letivo_id = ${ano} and e.desfeita_por is null`,
    'distintos.alunoId': sql`select count(distinct m.aluno_id) from matriculas m where m.ano_letivo_id = ${ano}`,
    'soma.atual': sql`select count(*) from matriculas m where m.ano_letivo_id = ${ano} and m.movimento in ('ativa', 'pre_matricula', 'concluida')`,
  },
  'situacao-contrato': {
    'soma.quantidade': sql`select count(*) ${contrato}`,
    'soma.ativos': sql`select count(*) ${contrato} and c.situacao = 'ativo'`,
    'soma.totalCentavos': sql`select sum(c.total_centavos + c.ajustes_centavos) ${contrato}`,
  },
  'valores-para-contratos': {
    linhas: sql`select count(*) ${contrato} and ${emVigor}`,
    'soma.brutoCentavos': sql`select sum(p.valor_centavos) from contratos_precos p where p.contrato_id in (select c.id ${contrato} and ${emVigor})`,
    'soma.liquidoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from titulos_receber t where t.origem = 'contrato' and t.contrato_id in (select c.id ${contrato} and ${emVigor})
      and (t.situacao <> 'cancelado' or exists (select 1 from titulos_cancelamentos k join contratos x on x.id = t.contrato_id
        where k.titulo_id = t.id and k.desfeito_em is null and (k.tipo = 'avulso' or (k.tipo = 'contrato' and x.situacao = 'suspenso'))))`,
    'soma.recebidoCentavos': sql`select sum(b.valor_centavos) from baixas b join titulos_receber t on t.id = b.titulo_id where t.contrato_id in (select c.id ${contrato} and ${emVigor})
      and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
  },
  'descontos-para-contratos': {
    linhas: sql`select (select count(*) from contratos_descontos d where d.contrato_id in (select c.id ${contrato} and ${emVigor}))
      + (select count(*) from ${descontosDeAditivos})`,
    'distintos.contratoId': sql`select count(*) from (select d.contrato_id from contratos_descontos d where d.contrato_id in (select c.id ${contrato} and ${emVigor})
      union select a.contrato_id from ${descontosDeAditivos}) x`,
    // What the discounts take off is what prices exceed the frozen totals by, and what the titles of addenda take off more than those they replaced.
    'soma.incondicionalCentavos': sql`select (select sum(p.valor_centavos) from contratos_precos p where p.contrato_id in (select c.id ${contrato} and ${emVigor})) - (select sum(c.total_centavos) ${contrato} and ${emVigor})
      + (select coalesce(sum(coalesce(novo.desconto_incondicional_centavos, 0) - coalesce(velho.desconto_incondicional_centavos, 0)), 0) from aditivos_parcelas p
        join aditivos a on a.id = p.aditivo_id and a.situacao = 'vigente' left join titulos_receber novo on novo.id = p.titulo_novo_id
        left join titulos_receber velho on velho.id = p.titulo_anterior_id and p.intocada is null where a.contrato_id in (select c.id ${contrato} and ${emVigor}))`,
    'soma.condicionalCentavos': sql`select sum(t.desconto_condicional_centavos) from titulos_receber t where t.origem = 'contrato' and t.contrato_id in (select c.id ${contrato} and ${emVigor})
      and not exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.tipo = 'aditivo' and k.desfeito_em is null)`,
  },
  irmaos: {
    // In the demo school a family is whoever shares a guardian or a parent directly.
    'distintos.alunoId': sql`with vinculos as (
        select m.id as matricula, m.aluno_id, r.pessoa_id from matriculas m join matriculas_responsaveis r on r.matricula_id = m.id where m.ano_letivo_id = ${ano} and m.movimento in ('ativa', 'pre_matricula')
        union select m.id, m.aluno_id, f.filiado_pessoa_id from matriculas m join pessoas_filiacoes f on f.pessoa_id = m.aluno_id where m.ano_letivo_id = ${ano} and m.movimento in ('ativa', 'pre_matricula') and f.filiado_pessoa_id is not null)
      select count(distinct a.aluno_id) from vinculos a join vinculos b on b.pessoa_id = a.pessoa_id and b.aluno_id <> a.aluno_id`,
  },
  funcionarios: {
    linhas: sql`select count(*) from funcionarios where data_demissao is null or data_demissao >= current_date`,
    'soma.docentes': sql`select count(*) from funcionarios where docente and (data_demissao is null or data_demissao >= current_date)`,
  },
  disciplinas: {
    linhas: sql`select count(*) from turmas_disciplinas td join turmas t on t.id = td.turma_id where t.ano_letivo_id = ${ano} and (td.data_fim is null or td.data_fim >= current_date)`,
    'soma.cargaHoraria': sql`select sum(coalesce(td.carga_horaria, d.carga_horaria)) from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id
      join turmas t on t.id = td.turma_id where t.ano_letivo_id = ${ano} and (td.data_fim is null or td.data_fim >= current_date)`,
  },
  'receber-retroativa': { ...posicao, linhas: sql`select count(*) from ${naPosicao}` },
  'receber-retroativa-responsavel': { ...posicao, linhas: sql`select count(distinct t.pagador_id) from ${naPosicao}` },
  'receber-retroativa-turma': { ...posicao, 'soma.titulos': titulosDasTurmas(naPosicao) },
  'receber-retroativa-curso': posicao,
  'receber-retroativa-mes': { ...posicao, linhas: sql`select count(distinct date_trunc('month', t.data_vencimento)) from ${naPosicao}` },
  'faturamento-mes': faturamento,
  'faturamento-curso': faturamento,
  'faturamento-turma': faturamento,
  'faturamento-preco': faturamento,
  inadimplencia: {
    'soma.vencidoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) from titulos_receber t where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje}`,
    // What was due in years gone by is owed still.
    'soma.anosAnterioresCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) from titulos_receber t
      where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje} and t.data_vencimento < date_trunc('year', ${hoje})`,
    'soma.mais180Centavos': sql`select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos), 0) from titulos_receber t
      where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje} and t.data_vencimento < ${hoje} - 180`,
    'soma.faturadoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from titulos_receber t where t.situacao not in ('cancelado', 'renegociado') and t.data_limite < ${hoje}`,
  },
  'recebimentos-forma': recebimentos,
  'recebimentos-conta': recebimentos,
  'recebimentos-dia': recebimentos,
  'descontos-concedidos': {
    'soma.incondicionalCentavos': sql`select sum(t.desconto_incondicional_centavos) from titulos_receber t where t.situacao <> 'cancelado' and ${doMes('t.data_vencimento')}`,
    'soma.pontualidadeCentavos': sql`select coalesce(sum(b.desconto_centavos - coalesce(a.valor_centavos, 0)), 0) from baixas b left join baixas_ajustes a on a.baixa_id = b.id
      where ${doMes('b.data_baixa')} and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
    'soma.principalCentavos': sql`select coalesce(sum(a.valor_centavos), 0) from baixas_ajustes a join baixas b on b.id = a.baixa_id
      where a.tipo = 'dispensa' and ${doMes('b.data_baixa')} and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
    'soma.dispensaCentavos': sql`select coalesce(sum(d.multa_centavos + d.juros_centavos), 0) from titulos_dispensas d where d.revogada_em is null and ${doMes('d.data_dispensa')}`,
  },
  totalizadores: { linhas: sql`select count(*) from matriculas where ano_letivo_id = ${ano}` },
};

/** Reports whose rows are few by nature: accounts, payment methods, days so far of a month. */
const minimoDeLinhas: Record<string, number> = { 'recebimentos-conta': 2, 'recebimentos-forma': 2, 'recebimentos-dia': 1 };

test('delinquency opens on the debts of all years', async () => {
  const [aberto] = await todasAsPaginas('inadimplencia');
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos), 0)::bigint as n
    from titulos_receber t where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje} and t.data_vencimento < date_trunc('year', ${hoje})`.execute(
    s.servicos.db,
  );
  expect(rows[0]?.n, 'the demo school has a debt of last year').toBeGreaterThan(0);
  expect(aberto?.totais['soma.anosAnterioresCentavos']).toBe(rows[0]?.n);
});

describe.each(nomes)('report %s', (nome, relatorio) => {
  test('its totals are the sum of its pages, of its groups, of its files, and of the tables', async () => {
    const paginas = await todasAsPaginas(nome);
    const linhas = paginas.flatMap(({ itens }) => itens);
    const totais = paginas[0]?.totais ?? {};
    expect(linhas).toHaveLength(totais['linhas'] ?? -1);
    expect(linhas.length, 'the demo school gives it life').toBeGreaterThanOrEqual(minimoDeLinhas[nome] ?? 4);
    const csv = await linhasDoCsv(nome, relatorio.cruzamento ? { CelulaLinha: '', CelulaColuna: '' } : {});
    if (!relatorio.cruzamento) expect(csv).toHaveLength(linhas.length);
    for (const { coluna, posicao } of somaveis(relatorio)) {
      const medida = totalDaColuna(coluna);
      const total = medida === null || typeof medida !== 'object' || 'parte' in medida ? null : totais[chaveDaMedida(medida)];
      expect(
        linhas.reduce((soma, linha) => soma + Number(linha[coluna.chave] ?? 0), 0),
        coluna.chave,
      ).toBe(total);
      expect(
        csv.reduce((soma, linha) => soma + numeroDoCsv(linha[posicao] ?? '', coluna.tipo), 0),
        `${coluna.chave} in the file`,
      ).toBe(total);
      for (const [nivel] of (relatorio.grupos ?? []).entries()) {
        const porGrupo = new Map(
          paginas.flatMap(({ grupos, itens }) =>
            grupos
              .filter((g) => g.nivel === nivel)
              .map((g) => [itens[g.antesDe]?.[relatorio.grupos?.[nivel]?.chave ?? ''], g.totais[`soma.${coluna.chave}`] ?? 0] as const),
          ),
        );
        expect(
          [...porGrupo.values()].reduce((a, b) => a + b, 0),
          `groups of ${coluna.chave}`,
        ).toBe(total);
      }
    }
    for (const [chave, consulta] of Object.entries(independentes[nome] ?? {})) {
      const { rows } = await sql<{ n: number | string }>`select (${consulta}) as n`.execute(s.servicos.db);
      expect(totais[chave], chave).toBe(Number(rows[0]?.n));
    }
    expect(Object.keys(independentes[nome] ?? {}), 'an independent question is asked').not.toEqual([]);
  });

  test('the bars of its chart add up to the total', async () => {
    const { grafico, totais } = await consultar(nome);
    if (!relatorio.grafico) return expect(grafico).toEqual([]);
    const chave = chaveDaMedida(relatorio.grafico.valor);
    expect(grafico.reduce((soma, barra) => soma + (barra.totais[chave] ?? 0), 0)).toBe(totais[chave]);
  });

  test('sorts by each column without losing a row, and refuses a column it has not', async () => {
    const { total } = await consultar(nome);
    // One way for each column, turn about, and the first both ways: the direction is one word of the same statement.
    const ordens = relatorio.colunas.map(({ chave }, i) => [chave, i % 2 === 0] as const);
    for (const [CampoOrdenado, ascendente] of [...ordens, [relatorio.colunas[0]?.chave ?? '', false] as const])
      expect((await consultar(nome, { CampoOrdenado, OrdenacaoAscendente: String(ascendente) })).total).toBe(total);
    const recusa = await s.pedir('GET', caminho(nome, 'obter-paginado', { CampoOrdenado: 'versao' }), { token });
    expect(recusa.corpo.error?.fields[0]?.code).toBe('ORDENACAO_INVALIDA');
  });

  test('offers names for its filters', async () => {
    const resposta = await s.pedir('GET', caminho(nome, 'opcoes'), { token });
    const { opcoes } = resposta.corpo.data as { opcoes: Record<string, unknown[]> };
    for (const filtro of Object.values(relatorio.filtros))
      if (filtro.tipo === 'id' && filtro.porElo !== true) expect(opcoes[filtro.fonte]?.length, filtro.fonte).toBeGreaterThan(0);
  });

  test('refuses an unknown filter with 400 and its name, and who lacks the permission with 403', async () => {
    for (const verbo of ['obter-paginado', 'opcoes', 'exportar']) {
      const resposta = await s.pedir('GET', caminho(nome, verbo, { Cor: 'azul' }), { token });
      expect([resposta.status, resposta.corpo.error?.fields[0]?.code]).toEqual([400, 'FILTRO_DESCONHECIDO']);
      expect((await s.pedir('GET', caminho(nome, verbo), { token: deFora })).status).toBe(403);
    }
  });

  test('who may see it but not list it gets no file', async () => {
    expect((await s.pedir('GET', caminho(nome, 'obter-paginado'), { token: soVe })).status).toBe(200);
    expect((await s.pedir('GET', caminho(nome, 'exportar'), { token: soVe })).status).toBe(403);
  });

  test('without anything to show it has zeros, and its files still open', async () => {
    const vazio: Record<string, string | number> =
      'AnoLetivoId' in relatorio.filtros ? { AnoLetivoId: 999_999 } : { Nome: 'ninguem com este nome' };
    const resposta = await consultar(nome, vazio);
    const quantos = nome === 'situacao-contrato' ? resposta.itens.length : 0;
    expect(resposta.total).toBe(quantos);
    expect(Object.entries(resposta.totais).filter(([chave, valor]) => chave !== 'linhas' && valor !== 0)).toEqual([]);
    for (const Formato of ['csv', 'xlsx', 'pdf'] as const)
      expect((await s.pedir('GET', caminho(nome, 'exportar', { ...vazio, Formato }), { token })).status, Formato).toBe(200);
  });

  test('its PDF and XLSX are what they say, in both languages', async () => {
    for (const idioma of ['pt-BR', 'en']) {
      const pdf = await s.pedir('GET', caminho(nome, 'exportar', { Formato: 'pdf' }), { token, headers: { 'content-language': idioma } });
      expect([pdf.status, pdf.bruto.subarray(0, 5).toString('latin1')]).toEqual([200, '%PDF-']);
      const xlsx = await s.pedir('GET', caminho(nome, 'exportar', { Formato: 'xlsx' }), { token, headers: { 'content-language': idioma } });
      expect([xlsx.status, xlsx.bruto.subarray(0, 2).toString('latin1')]).toEqual([200, 'PK']);
      if (relatorio.cruzamento) continue;
      const [, ...linhas] = (await readXlsx(xlsx.bruto)).sheets[0]?.rows ?? [];
      const { totais } = await consultar(nome);
      expect(linhas).toHaveLength(totais['linhas'] ?? -1);
      for (const { coluna, posicao } of somaveis(relatorio)) {
        const fator = coluna.tipo === 'dinheiro' ? 100 : 1;
        expect(Math.round(linhas.reduce((soma, linha) => soma + Number(linha[posicao] ?? 0), 0) * fator), coluna.chave).toBe(
          totais[`soma.${coluna.chave}`],
        );
      }
    }
  });
});

describe('cross-tab of enrollments', () => {
  const cruzar = async (query: Record<string, string>) => {
    const resposta = await s.pedir('GET', caminho('totalizadores', 'cruzamento', query), { token });
    expect(resposta.corpo.error).toBeUndefined();
    return resposta.corpo.data as RespostaDoCruzamento;
  };
  const dimensoes = ['segmentacao', 'curso', 'turma', 'turno', 'movimento', 'ingresso'];
  const pares = dimensoes.flatMap((Linhas) => [...dimensoes, 'nenhuma'].map((Colunas) => [Linhas, Colunas] as const));

  test.each(pares)('%s by %s adds up both ways to the enrollments of the year', async (Linhas, Colunas) => {
    const { linhas, colunas, total } = await cruzar({ Linhas, Colunas });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from matriculas where ano_letivo_id = ${ano}`.execute(
      s.servicos.db,
    );
    expect(total).toBe(rows[0]?.n);
    expect(linhas.reduce((soma, linha) => soma + linha.total, 0)).toBe(total);
    if (colunas.length === 0) return;
    expect(colunas.reduce((soma, coluna) => soma + coluna.total, 0)).toBe(total);
    for (const linha of linhas)
      expect(
        linha.valores.reduce((a, b) => a + b, 0),
        linha.rotulo,
      ).toBe(linha.total);
  });

  test('each figure is as many as the rows it opens and the file of it', async () => {
    const { linhas, colunas } = await cruzar({ Linhas: 'turma', Colunas: 'movimento' });
    for (const linha of [linhas[0], linhas.at(-1)])
      for (const [i, coluna] of colunas.entries()) {
        const celula = { Linhas: 'turma', Colunas: 'movimento', CelulaLinha: linha?.chave ?? '', CelulaColuna: coluna.chave };
        expect((await consultar('totalizadores', celula)).total).toBe(linha?.valores[i]);
        expect((await linhasDoCsv('totalizadores', celula)).filter((l) => l.join('') !== '')).toHaveLength(linha?.valores[i] ?? -1);
      }
  });

  test('counts by course and movement tie with the list of enrollments', async () => {
    const { linhas, colunas, aplicados } = await cruzar({ Linhas: 'curso', Colunas: 'movimento' });
    const [linha] = linhas;
    for (const [i, { chave }] of colunas.entries()) {
      const lista = await s.pedir(
        'GET',
        `Matricula/obter-paginado?AnoLetivoId=${String(aplicados['AnoLetivoId'])}&CursoId=${linha?.chave}&Movimento=${chave}`,
        { token },
      );
      expect((lista.corpo.data as { total: number }).total).toBe(linha?.valores[i]);
    }
  });
});

describe('what each person may see', () => {
  test('a teacher restricted to the panel finds no students of others', async () => {
    const { id } = await usuarioDeTeste(s, 'restrito', {
      permissoes: [...new Set(todosOsRelatorios.map(({ tela }) => `${tela}:visualizar` as const))],
    });
    await sql`update perfis set restringir_painel_professor = true where id in (select perfil_id from usuarios_perfis where usuario_id = ${id})`.execute(
      s.servicos.db,
    );
    const { token: restrito } = await entrarComo(s, 'restrito@demo.escola');
    for (const nome of ['turmas-para-aluno', 'irmaos', 'totalizadores', 'valores-para-contratos', 'descontos-para-contratos']) {
      const resposta = await s.pedir('GET', caminho(nome, 'obter-paginado'), { token: restrito });
      expect((resposta.corpo.data as { total: number }).total, nome).toBe(0);
    }
  });
});
