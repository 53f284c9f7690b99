import { type Leitor, lista, type Lugar, rte } from './leitor.ts';
import { filho, filhos, type No, numero, sim } from './no.ts';
import { oids, type Tipo } from './tipos.ts';

/** What a query inside of an expression answers. */
export function subconsulta(leitor: Leitor, no: No, lugar: Lugar): Tipo {
  const consulta = filho(no, 'subselect') as No;
  const especie = numero(no, 'subLinkType');
  if (especie === 0) return leitor.simples(oids.bool, false);
  const [primeira] = leitor.colunas(consulta, lugar);
  const tipo = primeira?.tipo ?? leitor.simples(0, true);
  if (especie === 6) return lista(0, tipo);
  if (especie !== 4)
    return leitor.simples(oids.bool, tipo.nulo || leitor.expressao(filhos(filho(no, 'testexpr') ?? no, 'args')[0] ?? null, lugar).nulo);
  return { ...tipo, nulo: tipo.nulo || !temSempreUma(leitor, consulta, lugar), origem: undefined };
}

/** Whether a subquery gives exactly one row: an aggregate of all, no table at all, or the row that a foreign key points at. */
function temSempreUma(leitor: Leitor, consulta: No, lugar: Lugar): boolean {
  const juncao = filho(consulta, 'jointree');
  if (filho(consulta, 'limitCount') || filho(consulta, 'limitOffset') || filho(consulta, 'havingQual')) return false;
  if (sim(consulta, 'hasAggs') && filhos(consulta, 'groupClause').length === 0) return true;
  const [unica, ...mais] = filhos(consulta, 'rtable').filter((faixa) => numero(faixa, 'rtekind') !== rte.grupo);
  const semCondicao = !juncao || filho(juncao, 'quals') === null;
  if (!unica) return semCondicao;
  const interna = filho(unica, 'subquery');
  if (mais.length === 0 && semCondicao && interna && temSempreUma(leitor, interna, lugar)) return true;
  return apontada(leitor, consulta, juncao, lugar);
}

/** Whether a table or a view of one has all the rows of that table: what a foreign key points at is there. */
function temTodas(leitor: Leitor, relacao: number): boolean {
  const visao = leitor.catalogo.visao(relacao);
  if (!visao) return true;
  const juncao = filho(visao, 'jointree');
  const [de, ...outras] = juncao ? filhos(juncao, 'fromlist') : [];
  if (!juncao || !de || outras.length > 0 || filho(juncao, 'quals') || filhos(visao, 'groupClause').length > 0) return false;
  const base = (no: No): No | null => (no.no === 'RANGETBLREF' ? no : numero(no, 'jointype') === 1 ? base(filho(no, 'larg') as No) : null);
  const primeira = base(de);
  return primeira !== null && temTodas(leitor, numero(filhos(visao, 'rtable')[numero(primeira, 'rtindex') - 1] as No, 'relid'));
}

function apontada(leitor: Leitor, consulta: No, juncao: No | null, lugar: Lugar): boolean {
  const [faixa, ...outras] = filhos(consulta, 'rtable');
  const igual = juncao && filho(juncao, 'quals');
  if (!faixa || outras.length > 0 || igual?.no !== 'OPEXPR') return false;
  const dentro: Lugar = { consulta, fora: lugar, fortes: new Set(), fracas: new Set() };
  const lados = filhos(igual, 'args');
  if (lados.length !== 2 || lados.some((l) => l.no !== 'VAR')) return false;
  const [daqui, dela] = numero(lados[0] as No, 'varlevelsup') > 0 ? lados : lados.toReversed();
  const [fonte, alvo] = [leitor.expressao(daqui as No, dentro), leitor.expressao(dela as No, dentro)];
  return (
    temTodas(leitor, numero(faixa, 'relid')) &&
    !fonte.nulo &&
    fonte.origem !== undefined &&
    alvo.origem !== undefined &&
    leitor.catalogo.referencia(fonte.origem.relacao, fonte.origem.coluna, alvo.origem.relacao, alvo.origem.coluna)
  );
}
