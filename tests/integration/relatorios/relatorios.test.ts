import { atoDe } from '#tests/helpers/ato.ts';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { incluirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/oficina.ts';
import { todosOsRelatorios as dasOutrasSalas } from '#domains/relatorios/api.ts';
import { relatoriosDeConvenios } from '#domains/academico/convenios/relacao/api.ts';
import { relatoriosDosLivros } from '#domains/contabil/livros/api.ts';
import { relatoriosDeEstoque } from '#domains/suprimentos/relatorio/api.ts';
import { SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { salas } from '#portal/rooms.ts';
import type { RespostaDoCruzamento, RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { type Relatorio, totalDaColuna } from '#shared/relatorios/definicao.ts';
import { chaveDaMedida, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { parseReais } from '#shared/dinheiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { ano, hoje, independentes } from './relatorios-independentes.ts';

const todosOsRelatorios = [...dasOutrasSalas, ...relatoriosDeEstoque, ...relatoriosDosLivros, ...relatoriosDeConvenios];
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
// Every report is exported many times in one run: more than one person may in an hour.
beforeEach(() => sql`delete from cotas`.execute(s.banco.db));
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
    const { id: mat } = await criarDisciplina(atoDe(tx, autor), { ...base, nome: 'Matemática', cargaHoraria: 160, ordem: 1 });
    const { id: his } = await criarDisciplina(atoDe(tx, autor), { ...base, nome: 'História', cargaHoraria: 80, ordem: 2 });
    for (const { id } of turmas)
      await incluirDisciplinas(atoDe(tx, autor), {
        turmaId: id,
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
/** The rows of a report's file and, last of it, the row of totals. */
async function csvDe(nome: string, query: Record<string, string | number> = {}): Promise<{ linhas: string[][]; total: string[] }> {
  const resposta = await s.pedir('GET', caminho(nome, 'exportar', { ...query, Formato: 'csv' }), { token });
  expect(resposta.status).toBe(200);
  const [, ...linhas] = resposta.bruto.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  const todas = linhas.map((linha) => linha.split(';').map((celula) => celula.replace(/^"|"$/g, '')));
  return { linhas: todas.slice(0, -1), total: todas.at(-1) ?? [] };
}
const somaveis = ({ colunas }: Relatorio) => colunas.flatMap((coluna, posicao) => (coluna.total === true ? [{ coluna, posicao }] : []));
const numeroDoCsv = (texto: string, tipo: string): number =>
  texto === '' ? 0 : tipo === 'dinheiro' ? (parseReais(texto) ?? Number.NaN) : Number(texto.replace(',', '.'));

/** Reports whose rows are few by nature: accounts, payment methods, days so far of a month. */
const minimoDeLinhas: Record<string, number> = {
  'recebimentos-conta': 2,
  'recebimentos-forma': 2,
  'recebimentos-dia': 1,
  'estoque-reposicao': 2,
  razao: 2,
};

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
    const { linhas: csv } = await csvDe(nome, relatorio.cruzamento ? { CelulaLinha: '', CelulaColuna: '' } : {});
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
      'AnoLetivoId' in relatorio.filtros
        ? { AnoLetivoId: 999_999 }
        : 'ContaId' in relatorio.filtros && !('Nome' in relatorio.filtros)
          ? { ContaId: 999_999 }
          : { Nome: 'ninguem com este nome' };
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
      const [, ...todas] = (await readXlsx(xlsx.bruto)).sheets[0]?.rows ?? [];
      const [linhas, rodape = []] = [todas.slice(0, -1), todas.at(-1)];
      const { totais } = await consultar(nome);
      const esperado = relatorio.colunas.map((coluna) => {
        const medida = totalDaColuna(coluna);
        const valor = medida === null ? null : valorDaMedida(totais, medida);
        return valor !== null && ['dinheiro', 'saldo', 'percentual'].includes(coluna.tipo) ? valor / 100 : valor;
      });
      esperado.forEach((valor, i) => valor !== null && expect(rodape[i], relatorio.colunas[i]?.chave).toBe(valor));
      expect(rodape.filter((celula, i) => esperado[i] === null && celula)).toEqual([`Total (${totais['linhas']})`]);
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
        expect((await csvDe('totalizadores', celula)).linhas).toHaveLength(linha?.valores[i] ?? -1);
      }
  });

  test('its file ends with the total of each column, as the screen does', async () => {
    const { linhas, colunas, total } = await cruzar({ Linhas: 'turma', Colunas: 'movimento' });
    const csv = await csvDe('totalizadores', { Linhas: 'turma', Colunas: 'movimento' });
    expect(csv.linhas).toHaveLength(linhas.length);
    expect(csv.total).toEqual(['Total', ...colunas.map((coluna) => String(coluna.total)), String(total)]);
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

test('the fee of a cancellation is beside what the contract was worth: neither open nor taken off the rest', async () => {
  const paginas = await todasAsPaginas('valores-para-contratos', { Contratos: 'cancelados' });
  const { rows } = await sql<{ id: number; aberto: number; multa: number }>`select c.id,
      coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) filter (where t.origem = 'contrato' and t.situacao in ('aberto', 'parcial')), 0)::bigint as aberto,
      coalesce(sum(t.valor_centavos) filter (where t.origem = 'taxa' and t.situacao <> 'cancelado'), 0)::bigint as multa
    from contratos c join titulos_receber t on t.contrato_id = c.id group by c.id`.execute(s.banco.db);
  const dosTitulos = new Map(rows.map((r) => [r.id, r]));
  const linhas = paginas.flatMap(({ itens }) => itens) as { contratoId: number; saldoCentavos: number }[];
  expect(linhas.some(({ contratoId }) => (dosTitulos.get(contratoId)?.multa ?? 0) > 0)).toBe(true);
  for (const { contratoId, saldoCentavos } of linhas) expect(saldoCentavos).toBe(dosTitulos.get(contratoId)?.aberto ?? 0);
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
    const resposta = await s.pedir('GET', caminho('turmas-para-aluno', 'obter-paginado'), { token: restrito });
    expect((resposta.corpo.data as { total: number }).total).toBe(0);
    // These do not know the classes of a teacher: the restriction leaves them to nobody that it holds for.
    for (const nome of ['irmaos', 'totalizadores', 'valores-para-contratos', 'descontos-para-contratos'])
      expect((await s.pedir('GET', caminho(nome, 'obter-paginado'), { token: restrito })).status, nome).toBe(403);
  });
});
