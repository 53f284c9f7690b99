import { sql } from 'kysely';
import { type DescontoComChave, parcelasVigentes } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import { type AditivoLido, listarAditivosVigentes } from '#domains/academico/contratos/aditivos/server/door.ts';
import type { LinhaDesconto, LinhaPreco } from '#domains/academico/contratos/parcelas.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteEmMemoria, fonteSql, linhasEmMemoria } from '#platform/server/relatorios/fonte.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import { relatorioDescontos } from '../../definicoes/contratos.ts';
import { descontosConcedidos } from '../../definicoes/descontos-concedidos.ts';
import { daMatricula, dosContratos } from './comum.ts';
import { daMatriculaDoTitulo, daPessoa } from './do-titulo.ts';

type DaLinha = Omit<LinhaDesconto, 'precoIndice' | 'valorCentavos' | 'limiteCentavos'> & {
  id: number;
  precoId: number | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  tipo: string;
};
type Desconto = DescontoComChave & { tipo: string; origem: 'contrato' | 'aditivo' };
type Preco = Omit<LinhaPreco, 'indice' | 'valorCentavos'> & { id: number; valorCentavos: number };
type Contrato = Pick<LinhaDeRelatorio, 'numero' | 'situacao' | 'matriculaId' | 'alunoNome' | 'turmaNome'> & {
  contratoId: number;
  precos: Preco[];
  descontos: DaLinha[];
};

/** The discounts of each contract, its own and those of its addenda in force, measured by the rule that makes its installments. */
export const fonteDescontos = fonteEmMemoria(relatorioDescontos, async (f, { db, quem }) => {
  const { rows } =
    await sql<Contrato>`select c.id as "contratoId", c.numero, c.situacao, c.matricula_id as "matriculaId", m.aluno_nome as "alunoNome", m.turma_nome as "turmaNome",
      p.linhas as precos, coalesce(d.linhas, '[]') as descontos
    from v_contrato_resumo c join v_matricula_resumo m on m.id = c.matricula_id
    join lateral (select coalesce(json_agg(json_build_object('id', x.id, 'descricao', x.descricao, 'valorCentavos', x.valor_centavos, 'parcelas', x.parcelas,
        'primeiroVencimento', x.primeiro_vencimento, 'diaVencimento', x.dia_vencimento) order by x.id), '[]') as linhas from v_contrato_preco_linha x where x.contrato_id = c.id) p on true
    join lateral (select json_agg(json_build_object('id', x.id, 'descricao', x.descricao, 'precoId', x.contrato_preco_id, 'forma', x.forma, 'percentual', x.percentual::text,
        'valorCentavos', x.valor_centavos, 'limiteCentavos', x.limite_centavos, 'condicional', x.condicional, 'sobreValorCheio', x.sobre_valor_cheio, 'prioridade', x.prioridade, 'parcelaDe', x.parcela_de,
        'parcelaAte', x.parcela_ate, 'tipo', coalesce(k.tipo, 'outro')) order by x.id) as linhas
      from v_contrato_desconto_linha x left join v_desconto k on k.id = x.desconto_id where x.contrato_id = c.id) d on true
    ${ondeTodas([
      ...daMatricula(f, quem),
      dosContratos(f.Contratos, sql.ref('c.situacao')),
      sql`(d.linhas is not null or exists (select 1 from v_contrato_com_desconto_de_aditivo a where a.contrato_id = c.id))`,
    ])} order by m.aluno_nome, c.id limit ${linhasEmMemoria + 1}`.execute(db);
  const aditivos = await listarAditivosVigentes(db, rows);
  const linhas = rows
    .flatMap((contrato) => linhasDoContrato(contrato, aditivos.get(contrato.contratoId) ?? []))
    .filter(
      ({ tipo, condicional }) => (f.Tipo?.some((pedido) => pedido === tipo) ?? true) && (f.Condicional ?? condicional) === condicional,
    );
  // The order of the groups is that of their names; inside, the students' as read.
  return linhas.toSorted((a, b) => String(a['desconto']).localeCompare(String(b['desconto']), 'pt-BR'));
});

function linhasDoContrato(contrato: Contrato, aditivos: readonly AditivoLido[]): LinhaDeRelatorio[] {
  const { precos, descontos, ...comum } = contrato;
  const doContrato = descontos.map(
    ({ id, precoId, valorCentavos, limiteCentavos, ...desconto }): Desconto => ({
      ...desconto,
      chave: `linha:${id}`,
      origem: 'contrato',
      valorCentavos: valorCentavos === null ? null : centavos(valorCentavos),
      limiteCentavos: limiteCentavos === null ? null : centavos(limiteCentavos),
      precoIndice: precoId === null ? null : precos.findIndex((preco) => preco.id === precoId),
    }),
  );
  const deAditivos = aditivos.flatMap((aditivo) =>
    aditivo.termos.flatMap((termo): Desconto[] => {
      if (termo.tipo !== 'incluir_desconto') return [];
      const tipo = aditivo.descontos.find(({ chave }) => chave === termo.chave)?.tipo ?? 'outro';
      return [{ ...termo.desconto, chave: termo.chave, origem: 'aditivo', tipo }];
    }),
  );
  const linhas = precos.map((preco, indice) => ({ ...preco, indice, valorCentavos: centavos(preco.valorCentavos) }));
  const parcelas = parcelasVigentes({ precos: linhas, descontos: doContrato }, aditivos);
  const aplicados = Map.groupBy(
    parcelas.flatMap((parcela) => parcela.descontos),
    ({ descricao: chave }) => chave,
  );
  return [...doContrato, ...deAditivos].map(({ descricao, chave, condicional, tipo, origem, ...desconto }) => {
    const vezes = aplicados.get(chave) ?? [];
    const valor = somar(vezes.map(({ valorCentavos }) => valorCentavos));
    return {
      ...comum,
      desconto: descricao,
      tipo,
      origem,
      condicional,
      quanto: quanto(desconto),
      parcelas: vezes.length,
      valorCentavos: valor,
      incondicionalCentavos: condicional ? 0 : valor,
      condicionalCentavos: condicional ? valor : 0,
    };
  });
}

function quanto({
  forma,
  percentual,
  valorCentavos,
  limiteCentavos,
}: Pick<Desconto, 'forma' | 'percentual' | 'valorCentavos' | 'limiteCentavos'>): string {
  if (forma === 'valor') return formatarReais(centavos(valorCentavos ?? 0));
  const taxa = escreverTaxa(percentual ?? '0');
  return limiteCentavos === null ? taxa : `${taxa} ≤ ${formatarReais(limiteCentavos)}`;
}

const concedidos = sql`select 'incondicional' as natureza, 1 as posicao, i.id as titulo_id, i.data_vencimento as dia, i.desconto_incondicional_centavos as valor
    from v_titulo_receber i where i.desconto_incondicional_centavos > 0 and i.situacao <> 'cancelado'
  union all select 'pontualidade', 2, b.titulo_id, b.data_baixa, b.desconto_centavos - coalesce(p.valor_centavos, 0) from v_baixa b left join v_baixa_ajuste p on p.baixa_id = b.id
    where b.desconto_centavos > coalesce(p.valor_centavos, 0) and b.data_estorno is null and not exists (select 1 from v_desconto_revogado r where r.baixa_id = b.id)
  union all select 'dispensa', 3, a.titulo_id, a.data_amortizacao, a.multa_centavos + a.juros_centavos - a.multa_mantida_centavos - a.juros_mantidos_centavos from v_titulo_amortizacao a where a.tipo = 'dispensa'
  union all select case p.tipo when 'dispensa' then 'principal' else p.tipo end, case p.tipo when 'dispensa' then 4 else 5 end, b.titulo_id, b.data_baixa, p.valor_centavos from v_baixa_ajuste p join v_baixa b on b.id = p.baixa_id
    where b.data_estorno is null`;

export const fonteDescontosConcedidos = fonteSql(descontosConcedidos, (f) => ({
  linhas: sql`select x.natureza, x.posicao, x.titulo_id as "tituloId", x.dia, x.valor as "valorCentavos", t.numero, t.pagador_nome as "pagadorNome",
      coalesce(t.aluno_nome, '') as "alunoNome", coalesce(m.turma_nome, '') as "turmaNome", case when x.natureza = 'incondicional' then x.valor else 0 end as "incondicionalCentavos",
      case when x.natureza = 'pontualidade' then x.valor else 0 end as "pontualidadeCentavos", case when x.natureza = 'dispensa' then x.valor else 0 end as "dispensaCentavos",
      case when x.natureza = 'principal' then x.valor else 0 end as "principalCentavos"
    from (${concedidos}) x join v_titulo_receber t on t.id = x.titulo_id left join v_matricula_resumo m on m.id = t.matricula_id
    ${ondeTodas([
      f.Periodo.de !== null && sql`x.dia >= ${f.Periodo.de}::date`,
      f.Periodo.ate !== null && sql`x.dia <= ${f.Periodo.ate}::date`,
      f.Natureza !== undefined && sql`x.natureza = any(${f.Natureza as string[]})`,
      daMatriculaDoTitulo('t', f),
      daPessoa('t', f.Nome),
    ])}`,
  ordemDosGrupos: [sql`r.posicao`],
  ordem: [sql`r.dia`, sql`r."tituloId"`],
}));
