import { sql } from 'kysely';
import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escreverDecimal } from '#shared/decimais.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { recusa } from '#shared/validacao.ts';
import { calcularRenda } from '../../renda.ts';
import { guardamFicha, type SituacaoPedido } from '../../situacoes.ts';
import type { fichasSocioeconomicasApi as api } from '../api.ts';
import { abrirDados } from './cifrar.ts';
import { escopoDaFicha } from './escopo-da-ficha.ts';

type Ficha = RespostaServidor<typeof api.obterFicha>;
type Linha = {
  id: number;
  versao: number;
  responsavelId: number;
  responsavelNome: string;
  anoLetivoId: number;
  ano: number;
  dataReferencia: string;
  dadosCifrados: Buffer;
  chaveId: string;
  salarioCentavos: number;
  faixaNome: string | null;
  percentualMaximo: string;
  declarada: boolean;
  renovadaPara: number | null;
  anexos: Ficha['anexos'];
  pedidos: { id: number; alunoNome: string; situacao: SituacaoPedido; percentualConcedido: string | null }[];
};

/** A form, with how its income a head came about. The view is recorded in the same statement. @throws NAO_ENCONTRADO, DADOS_INVALIDOS (Motivo) */
export async function verFicha(
  { db, quem, servicos }: Pick<Contexto, 'db' | 'quem' | 'servicos'>,
  { id, motivo }: { id: number; motivo: string | undefined },
): Promise<Ficha> {
  if (quem.admin && !motivo) conferirCampos((addIssue) => addIssue(recusa('MOTIVO_NECESSARIO', {}, ['Motivo'])));
  const { rows } = await sql<Linha>`with ficha as (select f.* from fichas_socioeconomicas f where f.id = ${id} and ${escopoDaFicha(quem)}),
      vista as (${visualizacao(quem, sql`ficha`, motivo)})
    select f.id, f.versao, f.responsavel_id as "responsavelId", p.nome_completo as "responsavelNome", f.ano_letivo_id as "anoLetivoId", a.ano,
      f.data_referencia as "dataReferencia", f.dados_cifrados as "dadosCifrados", f.chave_id as "chaveId", f.salario_centavos as "salarioCentavos",
      x.nome as "faixaNome", f.percentual_maximo::text as "percentualMaximo", f.declarada,
      (select n.ano_letivo_id from fichas_socioeconomicas n where n.renovada_de_id = f.id) as "renovadaPara",
      coalesce((select json_agg(json_build_object('id', d.id, 'nome', d.nome, 'assunto', d.assunto, 'usuarioNome', d.usuario_nome, 'em', d.em) order by d.id)
        from fichas_socioeconomicas_anexos d where d.ficha_id = f.id), '[]') as anexos,
      coalesce((select json_agg(json_build_object('id', b.id, 'alunoNome', m.aluno_nome, 'situacao', b.situacao, 'percentualConcedido', b.percentual_concedido::text) order by b.id)
        from bolsas_pedidos b join v_matricula_resumo m on m.id = b.matricula_id where b.ficha_id = f.id), '[]') as pedidos
    from ficha f join v_pessoa_resumo p on p.id = f.responsavel_id join v_ano_letivo a on a.id = f.ano_letivo_id left join bolsas_faixas x on x.id = f.faixa_id`.execute(
    db,
  );
  const [linha] = rows;
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  const { dadosCifrados: _dados, chaveId: _chave, salarioCentavos, faixaNome, percentualMaximo, ...ficha } = linha;
  const { declaracao: _, ...dados } = abrirDados(servicos.cifra, linha);
  const renda = calcularRenda(dados.rendas, dados.membros.length);
  const salarios = escreverDecimal((BigInt(renda.perCapitaCentavos) * 100n) / BigInt(salarioCentavos), 2);
  return {
    ...ficha,
    dados,
    calculo: { ...renda, salarioCentavos: centavos(salarioCentavos), salarios, faixaNome, percentualMaximo },
    julgada: ficha.pedidos.some(({ situacao }) => guardamFicha.includes(situacao)),
  };
}

/** The row that says who saw the form of a relation, to stand in the statement that reads it. */
export const visualizacao = (quem: Quem, de: ReturnType<typeof sql>, motivo: string | undefined) =>
  sql`insert into fichas_socioeconomicas_visualizacoes (ficha_id, usuario_id, usuario_nome, motivo)
    select id, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}::text, ${motivo ?? null}::text from ${de}`;

/** Who saw a form, newest first, at most 200. @throws NAO_ENCONTRADO */
export async function listarVisualizacoesDaFicha(
  { db, quem }: Pick<Contexto, 'db' | 'quem'>,
  id: number,
): Promise<{ itens: { em: string; usuarioNome: string; motivo: string | null }[] }> {
  const { rows: fichas } = await sql`select 1 from fichas_socioeconomicas f where f.id = ${id} and ${escopoDaFicha(quem)}`.execute(db);
  if (fichas.length === 0) throw errosComuns.NAO_ENCONTRADO();
  const { rows } = await sql<{ em: string; usuarioNome: string; motivo: string | null }>`select em, usuario_nome as "usuarioNome", motivo
    from fichas_socioeconomicas_visualizacoes where ficha_id = ${id} order by id desc limit 200`.execute(db);
  return { itens: rows };
}
