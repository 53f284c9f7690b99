import { sql } from 'kysely';
import type { z } from 'zod';
import { registroListado } from '#platform/server/registros/registro.ts';
import { conferirCota } from './conferir-cota.ts';
import { textosUsosDeBolsa as rotulos } from '../../texts-usos.ts';
import type { cotasApi, faixasApi, salariosApi } from '../api.ts';
import type { novaCota, novaFaixa, novoSalario } from '../esquemas.ts';
import '#domains/academico/bolsas/server/restricoes.ts';

type Item<A extends { obter: { output?: z.ZodType } }> = z.input<NonNullable<A['obter']['output']>> & { id: number; versao: number };

export const salarios = registroListado<Item<typeof salariosApi>, z.output<typeof novoSalario>>({
  tabela: 'salarios_minimos',
  alvoTipo: 'salario_minimo',
  selecao: sql<Item<typeof salariosApi>>`r.id, r.vigente_desde as "vigenteDesde", r.valor_centavos as "valorCentavos", r.versao`,
  de: sql`from salarios_minimos r`,
  colunas: { vigenteDesde: 'vigente_desde', valorCentavos: 'valor_centavos' },
});

export const faixas = registroListado<Item<typeof faixasApi>, z.output<typeof novaFaixa>>({
  tabela: 'bolsas_faixas',
  alvoTipo: 'bolsa_faixa',
  ato: { nome: 'bolsa_faixa', genero: 'a' },
  selecao: sql<
    Item<typeof faixasApi>
  >`r.id, r.nome, r.limite_salarios::text as "limiteSalarios", r.percentual_maximo::text as "percentualMaximo", r.tolerancia_percentual::text as "toleranciaPercentual", r.versao`,
  de: sql`from bolsas_faixas r`,
  colunas: {
    nome: 'nome',
    limiteSalarios: 'limite_salarios',
    percentualMaximo: 'percentual_maximo',
    toleranciaPercentual: 'tolerancia_percentual',
  },
  usos: [{ rotulo: rotulos.nFichas, contar: (id) => sql`select count(*) from fichas_socioeconomicas where faixa_id = ${id}` }],
});

export const cotas = registroListado<Item<typeof cotasApi>, z.output<typeof novaCota>>({
  tabela: 'bolsas_cotas',
  alvoTipo: 'bolsa_cota',
  ato: { nome: 'bolsa_cota', genero: 'a' },
  selecao: sql<
    Item<typeof cotasApi>
  >`r.id, r.ano_letivo_id as "anoLetivoId", a.ano, r.curso_id as "cursoId", c.nome as "cursoNome", r.bolsas, r.versao,
    (select count(*)::int from v_bolsa_do_ano o where o.ano_letivo_id = r.ano_letivo_id and o.curso_id = r.curso_id) as concedidas`,
  de: sql`from bolsas_cotas r join v_ano_letivo a on a.id = r.ano_letivo_id join v_curso c on c.id = r.curso_id`,
  colunas: { anoLetivoId: 'ano_letivo_id', cursoId: 'curso_id', bolsas: 'bolsas' },
  conferir: conferirCota,
});
