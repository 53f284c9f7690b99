import { sql } from 'kysely';
import '#domains/pessoas/mensagens.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';
import { recusa } from '#shared/validacao.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { guardamFicha } from '../../situacoes.ts';
import type { fichasSocioeconomicasApi as api } from '../api.ts';
import type { DadosDaFicha } from '../esquemas.ts';
import { fecharDados } from './cifrar.ts';
import { classificarFicha } from './classificar-ficha.ts';
import '#domains/academico/bolsas/server/restricoes.ts';

export type AtoDaFicha = Pick<ContextoEscrita, 'tx' | 'quem' | 'pedido' | 'servicos' | 'hoje' | 'fuso' | 'idioma'>;
type Nova = EntradaServidor<typeof api.criarFicha>['body'];
type Edicao = EntradaServidor<typeof api.editarFicha>['body'];
type Onde = { responsavelId: number; anoLetivoId: number; ano: number };

/** The form of a family in a year. The audit tells how many are in the household and the bracket, never what was declared. @throws DADOS_INVALIDOS, FICHA_REPETIDA, SALARIO_MINIMO_FALTA */
export async function criarFicha(
  ato: AtoDaFicha,
  { responsavelId, anoLetivoId, dataReferencia, renovadaDeId = null, ...dados }: Nova & { renovadaDeId?: number | null },
): Promise<{ id: number; versao: number }> {
  const { rows: onde } = await sql<{ ano: number }>`select a.ano from v_pessoa_resumo p, v_ano_letivo a
    where p.id = ${responsavelId} and a.id = ${anoLetivoId}`.execute(ato.tx);
  if (!onde[0]) throw errosComuns.NAO_ENCONTRADO();
  const c = await colunasDe(ato, { responsavelId, anoLetivoId, ...onde[0] }, { dataReferencia, ...dados });
  const { rows } = await sql<{
    id: number;
    versao: number;
  }>`insert into fichas_socioeconomicas (responsavel_id, ano_letivo_id, data_referencia, dados_cifrados, chave_id, membros,
      renda_centavos, per_capita_centavos, salario_centavos, faixa_id, percentual_maximo, declarada, renovada_de_id)
    values (${responsavelId}, ${anoLetivoId}, ${dataReferencia}, ${c.fechada.dados}, ${c.fechada.chaveId}, ${c.membros}, ${c.rendaCentavos}, ${c.perCapitaCentavos},
      ${c.salarioCentavos}, ${c.faixaId}, ${c.percentualMaximo}, ${dados.declaracao}, ${renovadaDeId}) returning id, versao`.execute(
    ato.tx,
  );
  const [ficha] = rows;
  if (!ficha) throw errosComuns.ERRO_INTERNO();
  await auditar(ato, {
    acao: 'ficha_socioeconomica.criada',
    alvoTipo: 'ficha_socioeconomica',
    alvoId: ficha.id,
    depois: { responsavelId, anoLetivoId, membros: c.membros, faixaId: c.faixaId },
  });
  return ficha;
}

/** Corrects a form that no living request was judged by. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, FICHA_JULGADA, SALARIO_MINIMO_FALTA */
export async function editarFicha(
  ato: AtoDaFicha,
  { id, versao, dataReferencia, ...dados }: Edicao,
): Promise<{ id: number; versao: number }> {
  const { rows: atuais } = await sql<
    Onde & { versao: number; faixaId: number | null; membros: number }
  >`select f.responsavel_id as "responsavelId", f.ano_letivo_id as "anoLetivoId", a.ano, f.versao, f.faixa_id as "faixaId", f.membros
    from fichas_socioeconomicas f join v_ano_letivo a on a.id = f.ano_letivo_id where f.id = ${id} for update of f`.execute(ato.tx);
  const [atual] = atuais;
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'ficha_socioeconomica', id });
  // Asked after the lock of the form, which whoever gives an opinion takes too.
  const { rows: julgados } =
    await sql`select 1 from bolsas_pedidos where ficha_id = ${id} and situacao = any(${[...guardamFicha]}::text[]) limit 1`.execute(ato.tx);
  if (julgados.length > 0) throw erros.FICHA_JULGADA();
  const c = await colunasDe(ato, atual, { dataReferencia, ...dados });
  await sql`update fichas_socioeconomicas set data_referencia = ${dataReferencia}, dados_cifrados = ${c.fechada.dados}, chave_id = ${c.fechada.chaveId}, membros = ${c.membros},
      renda_centavos = ${c.rendaCentavos}, per_capita_centavos = ${c.perCapitaCentavos}, salario_centavos = ${c.salarioCentavos}, faixa_id = ${c.faixaId},
      percentual_maximo = ${c.percentualMaximo}, declarada = ${dados.declaracao}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(
    ato.tx,
  );
  await auditar(ato, {
    acao: 'ficha_socioeconomica.editada',
    alvoTipo: 'ficha_socioeconomica',
    alvoId: id,
    antes: { membros: atual.membros, faixaId: atual.faixaId },
    depois: { membros: c.membros, faixaId: c.faixaId },
  });
  return { id, versao: versao + 1 };
}

async function colunasDe(
  { tx, servicos, hoje }: Pick<AtoDaFicha, 'tx' | 'servicos' | 'hoje'>,
  { responsavelId, anoLetivoId, ano }: Onde,
  { dataReferencia, ...dados }: DadosDaFicha & { dataReferencia: string },
) {
  conferirCampos((addIssue) => {
    if (dataReferencia > hoje) addIssue(recusa('REFERENCIA_NO_FUTURO', {}, ['dataReferencia']));
    // A form is judged by the wage of its day: it is filled in when the family asks for its year, or in the year.
    else if (dataReferencia < `${ano - 1}-01-01` || dataReferencia > `${ano}-12-31`)
      addIssue(recusa('REFERENCIA_DE_OUTRO_ANO', { ano, anterior: ano - 1 }, ['dataReferencia']));
    dados.membros.forEach(({ dataNascimento }, i) => {
      if (dataNascimento && dataNascimento > hoje) addIssue(recusa('NASCIMENTO_NO_FUTURO', {}, ['membros', i, 'dataNascimento']));
    });
  });
  const { faixa, membros, rendaCentavos, perCapitaCentavos, salarioCentavos, percentualMaximo } = await classificarFicha(
    tx,
    dados,
    dataReferencia,
  );
  const fechada = fecharDados(servicos.cifra, { responsavelId, anoLetivoId }, dados);
  return { fechada, membros, rendaCentavos, perCapitaCentavos, salarioCentavos, faixaId: faixa?.id ?? null, percentualMaximo };
}
