import { sql } from 'kysely';
import type { z } from 'zod';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { regrasApi } from '../api.ts';
import { errosRegra } from '../erros.ts';
import type { novaRegra } from '../esquemas.ts';
import './restricoes.ts';

type Regra = RespostaServidor<typeof regrasApi.obter>;

/** Throws REGRA_CONTABIL_NAO_ENCONTRADA, REGRA_CONTABIL_REPETIDA, REGRA_EM_CONTA_NAO_LANCAVEL, VERSAO_DESATUALIZADA. */
export const regras = registroListado<Regra, z.output<typeof novaRegra>>(
  {
    tabela: 'regras_contabeis',
    alvoTipo: 'regra_contabil',
    ato: { nome: 'regra_contabil', genero: 'a' },
    selecao: sql<Regra>`r.id, r.evento, r.parte, r.variante, r.segmentacao_id as "segmentacaoId", s.nome as "segmentacaoNome", r.curso_id as "cursoId", u.nome as "cursoNome", r.categoria_id as "categoriaId",
      k.nome as "categoriaNome", r.grupo_produto_id as "grupoProdutoId", g.nome as "grupoProdutoNome",
      r.forma_pagamento_id as "formaPagamentoId", f.nome as "formaPagamentoNome", r.conta_bancaria_id as "contaBancariaId", b.nome as "contaBancariaNome", r.vigente_desde as "vigenteDesde", r.dispensa,
      r.debito_id as "debitoId", d.codigo || ' ' || d.nome as "debitoNome", r.credito_id as "creditoId", c.codigo || ' ' || c.nome as "creditoNome", r.centro_custo_id as "centroCustoId", r.historico, r.versao`,
    de: sql`from regras_contabeis r left join v_segmentacao s on s.id = r.segmentacao_id left join v_categoria_financeira k on k.id = r.categoria_id
      left join v_curso u on u.id = r.curso_id left join v_grupo_de_produtos g on g.id = r.grupo_produto_id
      left join v_forma_pagamento f on f.id = r.forma_pagamento_id left join v_conta_bancaria b on b.id = r.conta_bancaria_id
      left join contas_contabeis d on d.id = r.debito_id left join contas_contabeis c on c.id = r.credito_id`,
    colunas: {
      evento: 'evento',
      parte: 'parte',
      variante: 'variante',
      segmentacaoId: 'segmentacao_id',
      cursoId: 'curso_id',
      categoriaId: 'categoria_id',
      grupoProdutoId: 'grupo_produto_id',
      formaPagamentoId: 'forma_pagamento_id',
      contaBancariaId: 'conta_bancaria_id',
      vigenteDesde: 'vigente_desde',
      dispensa: 'dispensa',
      debitoId: 'debito_id',
      creditoId: 'credito_id',
      centroCustoId: 'centro_custo_id',
      historico: 'historico',
    },
  },
  () => errosRegra.REGRA_CONTABIL_NAO_ENCONTRADA(),
);

/** Rules by event, category or account. */
export const listaDeRegras = ({ nome, evento, categoriaId, contaId, dispensa }: FiltrosDe<typeof regrasApi>) =>
  listaDe(
    regras,
    [
      ...contemPalavras(sql`f_busca(concat_ws(' ', d.codigo, d.nome, c.codigo, c.nome, k.nome, g.nome, u.nome))`, nome),
      evento !== undefined && sql`r.evento = ${evento}`,
      categoriaId !== undefined && sql`r.categoria_id = ${categoriaId}`,
      contaId !== undefined && sql`${contaId}::bigint in (r.debito_id, r.credito_id)`,
      dispensa !== undefined && sql`r.dispensa = ${dispensa}`,
    ],
    { evento: sql`r.evento || ' ' || r.parte || ' ' || (100000 + r.peso)`, vigenteDesde: sql`r.vigente_desde` },
  );
