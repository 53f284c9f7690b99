import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { buscarContas, obterConfiguracao } from '../api.ts';
import { errosPlano } from '../erros.ts';
import type { configuracaoDoPlano } from '../esquemas.ts';
import { cabeNaMascara } from '../plano.ts';
import './restricoes.ts';

type Opcoes = RespostaServidor<typeof buscarContas>;
type Configuracao = RespostaServidor<typeof obterConfiguracao>;

const opcaoJson = sql`json_build_object('id', c.id, 'codigo', c.codigo, 'codigoReduzido', c.codigo_reduzido, 'nome', c.nome, 'natureza', c.natureza,
  'grupo', c.grupo, 'exigeCentroCusto', c.exige_centro_custo)`;

/** At most fifty accounts that take entries: by the beginning of the code, by the short code, or by words of the name. */
export async function opcoesDeContas(db: Db, termo: string | undefined): Promise<Opcoes> {
  const digitos = termo !== undefined && /^[\d.]+$/.test(termo) ? termo : null;
  const semPontos = digitos?.replaceAll('.', '') ?? '';
  const { rows } = await sql<
    Opcoes['itens'][number]
  >`select c.id, c.codigo, c.codigo_reduzido as "codigoReduzido", c.nome, c.natureza, c.grupo, c.exige_centro_custo as "exigeCentroCusto"
    from contas_contabeis c ${ondeTodas([
      sql`c.tipo = 'analitica' and c.ativa`,
      ...(digitos === null
        ? contemPalavras(sql`f_busca(c.nome)`, termo)
        : [sql`(replace(c.codigo, '.', '') like ${`${semPontos}%`} or c.codigo_reduzido::text = ${semPontos})`]),
    ])} order by (c.codigo_reduzido::text = ${semPontos}) desc, c.codigo collate "C" limit 50`.execute(db);
  return { itens: rows };
}

/** What the school decided about its books. */
export async function obterConfiguracaoDoPlano(db: Db | Tx): Promise<Configuracao> {
  const { rows } = await sql<Configuracao>`select f.mascara, f.entidade, f.versao, (select count(*)::int from contas_contabeis) as contas,
      (select ${opcaoJson} from contas_contabeis c where c.id = f.conta_apuracao_id) as "contaApuracao",
      (select ${opcaoJson} from contas_contabeis c where c.id = f.conta_resultado_id) as "contaResultado"
    from contabil_configuracao f`.execute(db);
  return rows[0] as Configuracao;
}

/** Changes the decisions of the school about its books. Throws VERSAO_DESATUALIZADA, MASCARA_NAO_CABE, CONTA_DO_RESULTADO_INVALIDA. */
export async function editarConfiguracaoDoPlano(
  ato: Ato<Autor>,
  pedido: z.output<typeof configuracaoDoPlano>,
): Promise<{ versao: number }> {
  const { tx } = ato;
  const { rows } = await sql<{ codigo: string | null }>`select c.codigo from contabil_configuracao f left join contas_contabeis c on true
    where f.id = 1 order by c.codigo for update of f`.execute(tx);
  const atual = await obterConfiguracaoDoPlano(tx);
  if (atual.versao !== pedido.versao) throw versaoDesatualizada({ tipo: 'contabil_configuracao', id: 1 }, atual);
  const fora = rows.flatMap(({ codigo }) => codigo ?? []).find((codigo) => !cabeNaMascara(codigo, pedido.mascara));
  if (fora !== undefined) throw errosPlano.MASCARA_NAO_CABE({ conta: fora }, { campos: ['mascara'] });
  await sql`update contabil_configuracao set mascara = ${pedido.mascara}, entidade = ${pedido.entidade}, conta_apuracao_id = ${pedido.contaApuracaoId},
    conta_resultado_id = ${pedido.contaResultadoId}, versao = versao + 1`.execute(tx);
  const { versao: _, ...depois } = pedido;
  await auditar(ato, {
    acao: 'contabil_configuracao.editada',
    alvoTipo: 'contabil_configuracao',
    alvoId: 1,
    antes: {
      mascara: atual.mascara,
      entidade: atual.entidade,
      contaApuracaoId: atual.contaApuracao?.id ?? null,
      contaResultadoId: atual.contaResultado?.id ?? null,
    },
    depois,
  });
  return { versao: atual.versao + 1 };
}
