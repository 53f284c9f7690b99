import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratosApi } from '#domains/academico/contratos/lista/api.ts';
import { turmasApi } from '#domains/academico/estrutura/turmas/api.ts';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/oficina.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { todosOsRelatorios } from '#domains/relatorios/api.ts';
import { SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { salas } from '#portal/rooms.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import type { Destino } from '#shared/relatorios/colunas.ts';
import { chaveDaMedida, valorDaMedida } from '#shared/relatorios/medidas.ts';
import { bolsaIntegral } from '#tests/helpers/contratos.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo } from '#tests/helpers/usuarios.ts';

/** What each list calls, in its address, the filters of its endpoint. */
const listas: Record<string, { path: string; nomes: Record<string, string> }> = {
  contratos: {
    path: contratosApi.listarContratos.path,
    nomes: { ano: 'AnoLetivoId', segmentacao: 'SegmentacaoId', curso: 'CursoId', turma: 'TurmaId', situacao: 'Situacao', q: 'Nome' },
  },
  'turmas-estrutura': {
    path: turmasApi.listarTurmas.path,
    nomes: { ano: 'AnoLetivoId', seg: 'SegmentacaoId', curso: 'CursoId', turno: 'Turno', sit: 'Situacao', vaga: 'ComVaga' },
  },
};
/** A sum over the rows of a list, as each of its rows tells it: the card opens the rows that it adds up. */
const parcelaDaSoma: Record<string, string> = {
  'soma.vagas': 'vagas',
  'soma.ocupadas': 'alunos',
  'soma.livres': 'vagasLivres',
  'soma.totalCentavos': 'totalCentavos',
};
const academicos = [
  'turmas',
  'turmas-para-aluno',
  'situacao-contrato',
  'valores-para-contratos',
  'descontos-para-contratos',
  'irmaos',
  'totalizadores',
  'funcionarios',
  'disciplinas',
];

let s: ServidorDeTeste;
let token = '';
let cursoId = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas, carregarSessao });
  await carregarDemonstracao(s.servicos, { alunos: 120, diz: () => undefined });
  token = (await entrarComo(s, 'admin@demo.escola', {}, SENHA_DEMO)).token;
  const { rows } = await sql<{
    id: number;
  }>`select curso_id as id from v_matricula_resumo where ativa group by 1 order by count(*) desc limit 1`.execute(s.servicos.db);
  cursoId = rows[0]?.id ?? 0;
}, 180_000);
afterAll(() => s.fechar());

const ler = async <T>(path: string, query: Record<string, unknown>): Promise<T> => {
  const texto = Object.fromEntries(Object.entries(query).map(([chave, valor]) => [chave, String(valor)]));
  const resposta = await s.pedir('GET', `${path}?${new URLSearchParams(texto).toString()}`, { token });
  expect(resposta.status, `${path} ${JSON.stringify(resposta.corpo)}`).toBe(200);
  return resposta.corpo.data as T;
};
const consultar = (nome: string, query: Record<string, unknown>) => ler<RespostaDoRelatorio>(`Relatorio/${nome}/obter-paginado`, query);

/** What the card's link opens: the figure of the same measure where it is a report, that of the rows where it is a list. */
async function numeroDoElo({ tela, search = {} }: Destino, medida: string): Promise<number> {
  const relatorio = todosOsRelatorios.find((r) => r.tela === tela);
  if (relatorio) {
    const wire = Object.entries(relatorio.filtros).map(([nome, { chave }]) => [chave, nome] as const);
    const query = Object.fromEntries(wire.flatMap(([chave, nome]) => (search[chave] === undefined ? [] : [[nome, search[chave]]])));
    expect(
      Object.keys(search).every((chave) => wire.some(([conhecida]) => conhecida === chave)),
      `${tela}: ${JSON.stringify(search)}`,
    ).toBe(true);
    // Its rows are what is counted: the link asks for those, and no others.
    return (await consultar(relatorio.nome, query)).total;
  }
  const lista = listas[tela];
  if (!lista) throw new Error(`no list for ${tela}`);
  const query = Object.fromEntries(
    Object.entries(search).map(([chave, valor]) => {
      expect(lista.nomes[chave], `${tela} knows no filter ${chave}`).toBeDefined();
      return [lista.nomes[chave] ?? chave, valor];
    }),
  );
  const pagina = await ler<{ total: number; itens: Record<string, number>[] }>(lista.path, { ...query, TamanhoDaPagina: 500 });
  const parte = parcelaDaSoma[medida];
  if (medida === 'soma.excedentes')
    return pagina.itens.reduce((soma, item) => soma + Math.max((item['alunos'] ?? 0) - (item['vagas'] ?? 0), 0), 0);
  return parte ? pagina.itens.reduce((soma, item) => soma + (item[parte] ?? 0), 0) : pagina.total;
}

test.each(academicos)('each card of %s that opens something opens what it counts', async (nome) => {
  const relatorio = todosOsRelatorios.find((r) => r.nome === nome);
  if (!relatorio) throw new Error(`no report ${nome}`);
  const filtros: Record<string, unknown>[] = [{}];
  if ('CursoId' in relatorio.filtros) filtros.push({ CursoId: cursoId });
  if ('Contratos' in relatorio.filtros) filtros.push({ Contratos: 'todos' }, { Contratos: 'cancelados', CursoId: cursoId });
  if ('Nome' in relatorio.filtros) filtros.push({ Nome: 'an' });
  for (const filtro of filtros) {
    const resposta = await consultar(nome, filtro);
    for (const { rotulo, valor, elo } of relatorio.numeros ?? []) {
      const destino = elo?.(resposta.aplicados) ?? null;
      if (!destino) continue;
      const medida = typeof valor === 'object' && 'parte' in valor ? '' : chaveDaMedida(valor);
      expect(await numeroDoElo(destino, medida), `${rotulo.br} ${JSON.stringify(filtro)}`).toBe(valorDaMedida(resposta.totais, valor));
    }
  }
});

/** Figures that their link tells under another name. */
const noDestino: Record<string, string> = {
  'soma.mais90Centavos': 'soma.vencidoCentavos',
  'soma.anosAnterioresCentavos': 'soma.vencidoCentavos',
};

/** The figures of the tab of a report that a link opens. */
async function totaisDoElo({ tela, search = {} }: Destino): Promise<RespostaDoRelatorio['totais']> {
  const daTela = todosOsRelatorios.filter((r) => r.tela === tela);
  const relatorio = daTela.find((r) => r.aba?.chave === search['aba']) ?? daTela[0];
  if (!relatorio) throw new Error(`no report ${tela}`);
  const { aba: _aba, ...filtros } = search;
  const query = Object.entries(filtros).flatMap(([chave, valor]): [string, unknown][] => {
    if (valor === undefined) return [];
    const [nome, filtro] = Object.entries(relatorio.filtros).find(([, f]) => f.chave === chave) ?? [];
    if (nome === undefined || filtro === undefined) throw new Error(`${relatorio.nome} knows no filter ${chave}`);
    if (filtro.tipo !== 'datas') return [[nome, valor]];
    const [de = '', ate = ''] = (valor as string).split('..');
    return [
      ...(de === '' ? [] : [[`${nome}De`, de] as [string, unknown]]),
      ...(ate === '' ? [] : [[`${nome}Ate`, ate] as [string, unknown]]),
    ];
  });
  return (await consultar(relatorio.nome, Object.fromEntries(query))).totais;
}

const deDinheiro = todosOsRelatorios.filter((r) => r.tela === 'financeiro-relatorios' || r.tela.startsWith('rel-'));
test.each(deDinheiro.map((r) => r.nome))('each figure of %s that opens something opens the same figure', async (nome) => {
  const relatorio = todosOsRelatorios.find((r) => r.nome === nome);
  if (!relatorio?.numeros) return;
  const tem = (filtro: string): boolean => filtro in relatorio.filtros;
  const casos: Record<string, unknown>[] = [
    {},
    ...(tem('CursoId') ? [{ CursoId: cursoId }] : []),
    ...(tem('Nome') ? [{ Nome: 'an' }] : []),
    ...(tem('Vencimento') ? [{ VencimentoDe: '2025-06-01', VencimentoAte: '2026-08-15' }] : []),
    ...(tem('Quais') ? ['vencidos', 'a_vencer', 'todos'].map((Quais) => ({ Quais })) : []),
    ...(tem('FormaId') ? [{ FormaId: 1 }] : []),
    ...(tem('Natureza') ? [{ Natureza: 'pontualidade,dispensa' }] : []),
  ];
  for (const caso of casos) {
    const resposta = await consultar(nome, caso);
    for (const { rotulo, valor, elo } of relatorio.numeros) {
      const destino = elo?.(resposta.aplicados) ?? null;
      if (!destino || (typeof valor === 'object' && 'parte' in valor)) continue;
      const medida = chaveDaMedida(valor);
      const totais = await totaisDoElo(destino);
      expect(totais[noDestino[medida] ?? medida], `${rotulo.br} ${JSON.stringify(caso)} ${JSON.stringify(destino)}`).toBe(
        valorDaMedida(resposta.totais, valor),
      );
    }
  }
});

test('a siblings’ discount given or ended by an addendum counts as one of the contract', async () => {
  const { db } = s.servicos;
  const semDesconto = (await consultar('irmaos', { ComDesconto: false, TamanhoDaPagina: 500 })).itens;
  const antes = await consultar('irmaos', {});
  const { rows } = await sql<{
    id: number;
    matriculaId: number;
    ultima: number;
  }>`select c.id, c.matricula_id as "matriculaId", max(t.parcela) as ultima
    from contratos c join titulos_receber t on t.contrato_id = c.id and t.situacao = 'aberto' and t.data_vencimento > current_date
    where c.situacao = 'ativo' and c.matricula_id = any(${semDesconto.map((l) => Number(l['matriculaId']))}::bigint[])
      and not exists (select 1 from aditivos a where a.contrato_id = c.id) group by 1, 2 order by 1 limit 1`.execute(db);
  const [contrato] = rows;
  const { rows: descontos } = await sql<{ id: number }>`select id from descontos where tipo = 'irmaos' limit 1`.execute(db);
  if (!contrato || !descontos[0]) throw new Error('the demo school has siblings without the discount, and the discount');
  const termo = { ...bolsaIntegral(contrato.ultima), descricao: 'Irmãos', descontoId: descontos[0].id, percentual: '10.0000' };
  const { rows: dias } = await sql<{ hoje: string }>`select (now() at time zone 'America/Belem')::date as hoje`.execute(db);
  const dados = { contratoId: contrato.id, dataAditivo: dias[0]?.hoje ?? '', motivo: 'Segundo filho', termos: [termo as never] };
  await transacao(db, (tx) => aditarContrato(atoDe(tx, quemDeTeste()), dados));
  const depois = await consultar('irmaos', {});
  expect([depois.totais['soma.com'], depois.totais['soma.sem']]).toEqual([
    Number(antes.totais['soma.com']) + 1,
    Number(antes.totais['soma.sem']) - 1,
  ]);
});
