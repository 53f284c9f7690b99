import { sql } from 'kysely';
import { calcularParcelas, type LinhaDesconto, type LinhaPreco } from '#domains/academico/contratos/parcelas.ts';
import { ondeTodas } from '#platform/server/listas.ts';
import { fonteEmMemoria, linhasEmMemoria } from '#platform/server/relatorios/fonte.ts';
import { centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { LinhaDeRelatorio } from '#shared/relatorios/definicao.ts';
import { relatorioDescontos } from '../../definicoes/contratos.ts';
import { daMatricula, dosContratos } from './comum.ts';

type Desconto = Omit<LinhaDesconto, 'precoIndice' | 'valorCentavos'> & {
  precoId: number | null;
  valorCentavos: number | null;
  tipo: string;
};
type Preco = Omit<LinhaPreco, 'indice' | 'valorCentavos'> & { id: number; valorCentavos: number };
type Contrato = Pick<LinhaDeRelatorio, 'contratoId' | 'numero' | 'situacao' | 'matriculaId' | 'alunoNome' | 'turmaNome'> & {
  precos: Preco[];
  descontos: Desconto[];
};

/** The discounts of each contract, measured by the rule that makes its installments. */
export const fonteDescontos = fonteEmMemoria(relatorioDescontos, async (f, { db, quem }) => {
  const { rows } =
    await sql<Contrato>`select c.id as "contratoId", c.numero, c.situacao, c.matricula_id as "matriculaId", m.aluno_nome as "alunoNome", m.turma_nome as "turmaNome",
      p.linhas as precos, d.linhas as descontos
    from v_contrato_resumo c join v_matricula_resumo m on m.id = c.matricula_id
    join lateral (select json_agg(json_build_object('id', x.id, 'descricao', x.descricao, 'valorCentavos', x.valor_centavos, 'parcelas', x.parcelas,
        'primeiroVencimento', x.primeiro_vencimento, 'diaVencimento', x.dia_vencimento) order by x.id) as linhas from v_contrato_preco_linha x where x.contrato_id = c.id) p on true
    join lateral (select json_agg(json_build_object('descricao', x.descricao, 'precoId', x.contrato_preco_id, 'forma', x.forma, 'percentual', x.percentual::text,
        'valorCentavos', x.valor_centavos, 'condicional', x.condicional, 'sobreValorCheio', x.sobre_valor_cheio, 'prioridade', x.prioridade, 'parcelaDe', x.parcela_de,
        'parcelaAte', x.parcela_ate, 'tipo', coalesce(k.tipo, 'outro')) order by x.id) as linhas
      from v_contrato_desconto_linha x left join v_desconto k on k.id = x.desconto_id where x.contrato_id = c.id) d on true
    ${ondeTodas([...daMatricula(f, quem), dosContratos(f.Contratos, sql.ref('c.situacao')), sql`d.linhas is not null`])} order by m.aluno_nome, c.id limit ${linhasEmMemoria + 1}`.execute(
      db,
    );
  const linhas = rows
    .flatMap(linhasDoContrato)
    .filter(
      ({ tipo, condicional }) => (f.Tipo?.some((pedido) => pedido === tipo) ?? true) && (f.Condicional ?? condicional) === condicional,
    );
  // The order of the groups is that of their names; inside, the students' as read.
  return linhas.toSorted((a, b) => String(a['desconto']).localeCompare(String(b['desconto']), 'pt-BR'));
});

function linhasDoContrato({ precos, descontos, ...contrato }: Contrato): LinhaDeRelatorio[] {
  const parcelas = calcularParcelas(
    precos.map((preco, indice) => ({ ...preco, indice, valorCentavos: centavos(preco.valorCentavos) })),
    descontos.map(({ precoId, tipo: _, ...desconto }, i) => ({
      ...desconto,
      // The rule tells discounts by their description: the position tells apart two of one name.
      descricao: String(i),
      valorCentavos: desconto.valorCentavos === null ? null : centavos(desconto.valorCentavos),
      precoIndice: precoId === null ? null : precos.findIndex(({ id }) => id === precoId),
    })),
  );
  const aplicados = Map.groupBy(
    parcelas.flatMap((parcela) => parcela.descontos),
    ({ descricao }) => descricao,
  );
  return descontos.map(({ descricao, condicional, tipo, ...desconto }, i) => {
    const vezes = aplicados.get(String(i)) ?? [];
    const valor = somar(vezes.map(({ valorCentavos }) => valorCentavos));
    return {
      ...contrato,
      desconto: descricao,
      tipo,
      condicional,
      quanto: quanto(desconto),
      parcelas: vezes.length,
      valorCentavos: valor,
      incondicionalCentavos: condicional ? 0 : valor,
      condicionalCentavos: condicional ? valor : 0,
    };
  });
}

function quanto({ forma, percentual, valorCentavos }: Pick<Desconto, 'forma' | 'percentual' | 'valorCentavos'>): string {
  if (forma === 'valor') return formatarReais(centavos(valorCentavos ?? 0));
  return `${(percentual ?? '0').replace(/\.?0+$/, '').replace('.', ',')}%`;
}
