import { sql } from 'kysely';
import type { z } from 'zod';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import type { depositosApi } from '../api.ts';
import { errosDeposito } from '../erros.ts';
import type { novoDeposito } from '../esquemas.ts';
import { textosDeposito } from '../texts.ts';

registrarRestricoes({
  depositos_nome_key: () => errosDeposito.DEPOSITO_REPETIDO({}, { campos: ['nome'] }),
  depositos_responsavel_pessoa_id_fkey: () => errosDeposito.RESPONSAVEL_DESCONHECIDO({}, { campos: ['responsavelPessoaId'] }),
});

export type Deposito = RespostaServidor<typeof depositosApi.obter>;

/** Throws DEPOSITO_NAO_ENCONTRADO, DEPOSITO_REPETIDO, DEPOSITO_COM_SALDO. */
export const depositos = registroListado<Deposito, z.output<typeof novoDeposito>>(
  {
    tabela: 'depositos',
    alvoTipo: 'deposito',
    selecao: sql<Deposito>`r.id, r.nome, r.responsavel_pessoa_id as "responsavelPessoaId", p.nome_completo as "responsavelNome",
      (select count(*)::int from saldos_estoque s where s.deposito_id = r.id and s.quantidade > 0) as produtos,
      coalesce((select sum(s.valor_centavos) from saldos_estoque s where s.deposito_id = r.id), 0)::bigint as "valorCentavos", r.ativo, r.versao`,
    de: sql`from depositos r left join v_pessoa_resumo p on p.id = r.responsavel_pessoa_id`,
    colunas: { nome: 'nome', responsavelPessoaId: 'responsavel_pessoa_id', ativo: 'ativo' },
    usos: [
      {
        rotulo: textosDeposito.nOperacoes,
        contar: (id) => sql`select count(*) from operacoes_estoque where ${id} in (deposito_id, deposito_destino_id)`,
      },
      { rotulo: textosDeposito.nMinimos, contar: (id) => sql`select count(*) from produtos_minimos where deposito_id = ${id}` },
    ],
    conferirEdicao: (antes, depois) => {
      if (antes.ativo && !depois.ativo && antes.produtos > 0)
        throw errosDeposito.DEPOSITO_COM_SALDO({ deposito: antes.nome, produtos: antes.produtos }, { campos: ['ativo'] });
    },
  },
  () => errosDeposito.DEPOSITO_NAO_ENCONTRADO(),
);

/** Warehouses by name. */
export const listaDeDepositos = ({ nome, ativo }: FiltrosDe<typeof depositosApi>) => ({
  ...listaDe(depositos, [...contemPalavras(sql`f_busca(r.nome)`, nome), ativo !== undefined && sql`r.ativo = ${ativo}`], {
    nome: sql`f_busca(r.nome)`,
    responsavel: sql`f_busca(p.nome_completo)`,
  }),
  deContagem: sql`from depositos r`,
});

/** The columns of the file of warehouses. */
export function colunasDeDepositos(idioma: Idioma): ColunaPlanilha<Deposito>[] {
  const t = tradutor(textosEstoque, idioma);
  const td = tradutor(textosDeposito, idioma);
  return [
    { titulo: t('nome'), valor: (d) => d.nome, largura: 40 },
    { titulo: td('responsavel'), valor: (d) => d.responsavelNome, largura: 40 },
    { titulo: td('produtosGuardados'), valor: (d) => d.produtos, tipo: 'numero' },
    { titulo: t('valor'), valor: (d) => d.valorCentavos, tipo: 'centavos' },
    { titulo: t('ativo'), valor: (d) => t(d.ativo ? 'sim' : 'nao') },
  ];
}
