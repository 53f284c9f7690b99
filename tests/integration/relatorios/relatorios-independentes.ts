import { type RawBuilder, sql } from 'kysely';
import { perguntasDoEstoque } from '#tests/helpers/estoque/perguntas-do-estoque.ts';
import { perguntasDosRecebimentos, titulosDasTurmas } from '#tests/helpers/titulos/perguntas-de-titulos.ts';
import { perguntasDosLivros } from './perguntas-dos-livros.ts';

/** Independent of the reports' own SQL: straight to the tables, for the current year. */
/** The year that a report is of where none is told. */
export const ano = sql`(select id from anos_letivos where ano = extract(year from now() at time zone 'America/Belem'))`;
const emVigor = sql`c.situacao in ('ativo', 'suspenso', 'encerrado')`;
const contrato = sql`from contratos c join matriculas m on m.id = c.matricula_id where m.ano_letivo_id = ${ano}`;
/** Discounts that addenda in force brought in. */
const descontosDeAditivos = sql`aditivos_termos d join aditivos a on a.id = d.aditivo_id where d.tipo = 'incluir_desconto' and a.situacao = 'vigente'
  and a.contrato_id in (select c.id ${contrato} and ${emVigor})`;
export const hoje = sql`(now() at time zone 'America/Belem')::date`;
const fimDoMes = sql`(date_trunc('month', ${hoje})::date - 1)`;
const doMes = (coluna: string) => sql`date_trunc('month', ${sql.ref(coluna)}) = date_trunc('month', ${hoje})`;
/** What a title still owed when a day ended, asked title by title. */
const saldoEm = (dia: RawBuilder<unknown>) => sql`(case
  when exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.data_cancelamento <= ${dia} and (k.desfeito_em is null or (k.desfeito_em at time zone 'America/Belem')::date > ${dia})) then 0
  when exists (select 1 from acordos_titulos i join acordos a on a.id = i.acordo_id where i.titulo_id = t.id and a.data_acordo <= ${dia} and (i.devolvido_em is null or (i.devolvido_em at time zone 'America/Belem')::date > ${dia})) then 0
  else t.valor_centavos - t.desconto_incondicional_centavos
    - coalesce((select sum(b.principal_centavos + b.desconto_centavos - coalesce((select r.valor_centavos from baixas_descontos_revogados r where r.baixa_id = b.id and r.data_revogacao <= ${dia}), 0)) from baixas b where b.titulo_id = t.id and b.data_baixa <= ${dia} and not exists (select 1 from estornos e where e.baixa_id = b.id and e.data_estorno <= ${dia})), 0)
    - coalesce((select sum(x.valor_centavos) from titulos_amortizacoes x where x.titulo_id = t.id and x.data_amortizacao <= ${dia}), 0) end)`;
const naPosicao = sql`titulos_receber t where (t.data_emissao <= ${fimDoMes} or exists (select 1 from baixas b where b.titulo_id = t.id and b.data_baixa <= ${fimDoMes}))
  and ${saldoEm(fimDoMes)} > 0`;
const posicao = {
  'soma.saldoCentavos': sql`select sum(${saldoEm(fimDoMes)}) from ${naPosicao}`,
  'soma.vencidoCentavos': sql`select coalesce(sum(${saldoEm(fimDoMes)}) filter (where t.data_limite < ${fimDoMes}), 0) from ${naPosicao}`,
  'soma.liquidoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from ${naPosicao}`,
};
/** Who was in an agreement on some day of the month. */
const conveniados = sql`from convenios_pessoas x join convenios c on c.id = x.convenio_id
  where x.entrada < date_trunc('month', ${hoje}) + interval '1 month' and least(x.saida, c.vigente_ate) >= date_trunc('month', ${hoje})`;
const faturado = sql`titulos_receber t where t.origem <> 'acordo' and extract(year from ${hoje}) = case when t.contrato_id is null then extract(year from t.data_vencimento)
    else greatest(extract(year from t.data_vencimento), (select a.ano from matriculas m join anos_letivos a on a.id = m.ano_letivo_id where m.id = t.matricula_id)) end
  and not exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.desfeito_em is null and k.tipo = 'aditivo')`;
const faturamento = {
  'soma.titulos': sql`select count(*) from ${faturado}`,
  'soma.faturadoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from ${faturado}`,
  'soma.canceladoCentavos': sql`select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos), 0) from ${faturado} and t.situacao = 'cancelado'`,
  'soma.recebidoCentavos': sql`select sum(b.principal_centavos) from baixas b where b.titulo_id in (select t.id from ${faturado}) and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
  'soma.abertoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) from ${faturado} and t.situacao in ('aberto', 'parcial')`,
};
const saldoAPagar = sql`(t.valor_centavos - coalesce((select sum(b.principal_centavos + b.desconto_centavos) from baixas_pagar b where b.titulo_id = t.id and b.data_baixa <= ${fimDoMes}
    and not exists (select 1 from estornos_pagar e where e.baixa_id = b.id and e.data_estorno <= ${fimDoMes})), 0))`;
const naPosicaoAPagar = sql`titulos_pagar t where exists (select 1 from contas_pagar c where c.id = t.conta_pagar_id and c.data_emissao <= ${fimDoMes})
  and not exists (select 1 from titulos_pagar_cancelamentos k where k.titulo_id = t.id and k.data_cancelamento <= ${fimDoMes}) and ${saldoAPagar} > 0`;
const aPagar = {
  'soma.saldoCentavos': sql`select sum(${saldoAPagar}) from ${naPosicaoAPagar}`,
  'soma.vencidoCentavos': sql`select coalesce(sum(${saldoAPagar}) filter (where t.data_vencimento < ${fimDoMes}), 0) from ${naPosicaoAPagar}`,
};
const recebimentos = perguntasDosRecebimentos(doMes('l.data_movimento'));
export const independentes: Record<string, Record<string, RawBuilder<unknown>>> = {
  turmas: {
    linhas: sql`select count(*) from turmas where ano_letivo_id = ${ano}`,
    'soma.vagas': sql`select sum(vagas) from turmas where ano_letivo_id = ${ano}`,
    'soma.ocupadas': sql`select count(*) from enturmacoes e join turmas t on t.id = e.turma_id where t.ano_letivo_id = ${ano} and e.data_fim is null`,
  },
  'turmas-para-aluno': {
    linhas: sql`select count(*) from enturmacoes e join matriculas m on m.id = e.matricula_id where m.ano_letivo_id = ${ano} and e.desfeita_por is null`,
    'distintos.alunoId': sql`select count(distinct m.aluno_id) from matriculas m where m.ano_letivo_id = ${ano}`,
    'soma.atual': sql`select count(*) from matriculas m where m.ano_letivo_id = ${ano} and m.movimento in ('ativa', 'pre_matricula', 'concluida')`,
  },
  'situacao-contrato': {
    'soma.quantidade': sql`select count(*) ${contrato}`,
    'soma.ativos': sql`select count(*) ${contrato} and c.situacao = 'ativo'`,
    'soma.totalCentavos': sql`select sum(c.total_centavos + c.ajustes_centavos) ${contrato}`,
  },
  'valores-para-contratos': {
    linhas: sql`select count(*) ${contrato} and ${emVigor}`,
    'soma.brutoCentavos': sql`select sum(p.valor_centavos) from contratos_precos p where p.contrato_id in (select c.id ${contrato} and ${emVigor})`,
    'soma.liquidoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from titulos_receber t where t.origem = 'contrato' and t.contrato_id in (select c.id ${contrato} and ${emVigor})
      and (t.situacao <> 'cancelado' or exists (select 1 from titulos_cancelamentos k join contratos x on x.id = t.contrato_id
        where k.titulo_id = t.id and k.desfeito_em is null and (k.tipo = 'avulso' or (k.tipo = 'contrato' and x.situacao = 'suspenso'))))`,
    'soma.recebidoCentavos': sql`select sum(b.valor_centavos) from baixas b join titulos_receber t on t.id = b.titulo_id where t.contrato_id in (select c.id ${contrato} and ${emVigor})
      and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
  },
  'descontos-para-contratos': {
    linhas: sql`select (select count(*) from contratos_descontos d where d.contrato_id in (select c.id ${contrato} and ${emVigor}))
      + (select count(*) from ${descontosDeAditivos})`,
    'distintos.contratoId': sql`select count(*) from (select d.contrato_id from contratos_descontos d where d.contrato_id in (select c.id ${contrato} and ${emVigor})
      union select a.contrato_id from ${descontosDeAditivos}) x`,
    // What the discounts take off is what prices exceed the frozen totals by, and what the titles of addenda take off more than those they replaced.
    'soma.incondicionalCentavos': sql`select (select sum(p.valor_centavos) from contratos_precos p where p.contrato_id in (select c.id ${contrato} and ${emVigor})) - (select sum(c.total_centavos) ${contrato} and ${emVigor})
      + (select coalesce(sum(coalesce(novo.desconto_incondicional_centavos, 0) - coalesce(velho.desconto_incondicional_centavos, 0)), 0) from aditivos_parcelas p
        join aditivos a on a.id = p.aditivo_id and a.situacao = 'vigente' left join titulos_receber novo on novo.id = p.titulo_novo_id
        left join titulos_receber velho on velho.id = p.titulo_anterior_id and p.intocada is null where a.contrato_id in (select c.id ${contrato} and ${emVigor}))`,
    'soma.condicionalCentavos': sql`select sum(t.desconto_condicional_centavos) from titulos_receber t where t.origem = 'contrato' and t.contrato_id in (select c.id ${contrato} and ${emVigor})
      and not exists (select 1 from titulos_cancelamentos k where k.titulo_id = t.id and k.tipo = 'aditivo' and k.desfeito_em is null)`,
  },
  irmaos: {
    // In the demo school a family is whoever shares a guardian or a parent directly.
    'distintos.alunoId': sql`with vinculos as (
        select m.id as matricula, m.aluno_id, r.pessoa_id from matriculas m join matriculas_responsaveis r on r.matricula_id = m.id where m.ano_letivo_id = ${ano} and m.movimento in ('ativa', 'pre_matricula')
        union select m.id, m.aluno_id, f.filiado_pessoa_id from matriculas m join pessoas_filiacoes f on f.pessoa_id = m.aluno_id where m.ano_letivo_id = ${ano} and m.movimento in ('ativa', 'pre_matricula') and f.filiado_pessoa_id is not null)
      select count(distinct a.aluno_id) from vinculos a join vinculos b on b.pessoa_id = a.pessoa_id and b.aluno_id <> a.aluno_id`,
  },
  funcionarios: {
    linhas: sql`select count(*) from funcionarios where data_demissao is null or data_demissao >= current_date`,
    'soma.docentes': sql`select count(*) from funcionarios where docente and (data_demissao is null or data_demissao >= current_date)`,
  },
  disciplinas: {
    linhas: sql`select count(*) from turmas_disciplinas td join turmas t on t.id = td.turma_id where t.ano_letivo_id = ${ano} and current_date between coalesce(td.data_inicio, current_date) and coalesce(td.data_fim, current_date)`,
    'soma.cargaHoraria': sql`select sum(coalesce(td.carga_horaria, d.carga_horaria)) from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id
      join turmas t on t.id = td.turma_id where t.ano_letivo_id = ${ano} and current_date between coalesce(td.data_inicio, current_date) and coalesce(td.data_fim, current_date)`,
  },
  'receber-retroativa': { ...posicao, linhas: sql`select count(*) from ${naPosicao}` },
  'receber-retroativa-responsavel': { ...posicao, linhas: sql`select count(distinct t.pagador_id) from ${naPosicao}` },
  'receber-retroativa-turma': { ...posicao, 'soma.titulos': titulosDasTurmas(naPosicao) },
  'receber-retroativa-curso': posicao,
  'receber-retroativa-mes': { ...posicao, linhas: sql`select count(distinct date_trunc('month', t.data_vencimento)) from ${naPosicao}` },
  'faturamento-mes': faturamento,
  'faturamento-curso': faturamento,
  'faturamento-turma': faturamento,
  'faturamento-preco': faturamento,
  inadimplencia: {
    'soma.vencidoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) from titulos_receber t where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje}`,
    // What was due in years gone by is owed still.
    'soma.anosAnterioresCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos) from titulos_receber t
      where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje} and t.data_vencimento < date_trunc('year', ${hoje})`,
    'soma.mais180Centavos': sql`select coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos - t.amortizado_centavos), 0) from titulos_receber t
      where t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje} and t.data_vencimento < ${hoje} - 180`,
    'soma.faturadoCentavos': sql`select sum(t.valor_centavos - t.desconto_incondicional_centavos) from titulos_receber t where t.situacao not in ('cancelado', 'renegociado') and t.data_limite < ${hoje}`,
  },
  'recebimentos-forma': recebimentos,
  'recebimentos-conta': recebimentos,
  'recebimentos-dia': recebimentos,
  'descontos-concedidos': {
    'soma.incondicionalCentavos': sql`select sum(t.desconto_incondicional_centavos) from titulos_receber t where t.situacao <> 'cancelado' and ${doMes('t.data_vencimento')}`,
    'soma.pontualidadeCentavos': sql`select coalesce(sum(b.desconto_centavos - coalesce(a.valor_centavos, 0)), 0) from baixas b left join baixas_ajustes a on a.baixa_id = b.id
      where ${doMes('b.data_baixa')} and not exists (select 1 from estornos e where e.baixa_id = b.id) and not exists (select 1 from baixas_descontos_revogados r where r.baixa_id = b.id)`,
    'soma.principalCentavos': sql`select coalesce(sum(a.valor_centavos), 0) from baixas_ajustes a join baixas b on b.id = a.baixa_id
      where a.tipo = 'dispensa' and ${doMes('b.data_baixa')} and not exists (select 1 from estornos e where e.baixa_id = b.id)`,
    'soma.dispensaCentavos': sql`select coalesce(sum(d.multa_centavos + d.juros_centavos), 0) from titulos_dispensas d where d.revogada_em is null and ${doMes('d.data_dispensa')}`,
  },
  'ficha-socioeconomica': {
    linhas: sql`select count(*) from bolsas_pedidos b join matriculas m on m.id = b.matricula_id where m.ano_letivo_id = ${ano}`,
    'soma.concedidas': sql`select count(*) from bolsas_pedidos b join matriculas m on m.id = b.matricula_id where m.ano_letivo_id = ${ano} and b.situacao = 'concedido'`,
    'soma.integrais': sql`select count(*) from bolsas_pedidos b join matriculas m on m.id = b.matricula_id
      where m.ano_letivo_id = ${ano} and b.situacao = 'concedido' and b.percentual_concedido = 100`,
    'soma.emAnalise': sql`select count(*) from bolsas_pedidos b join matriculas m on m.id = b.matricula_id where m.ano_letivo_id = ${ano} and b.situacao in ('solicitado', 'em_comite')`,
  },
  conveniados: {
    linhas: sql`select count(*) ${conveniados}`,
    'soma.entradas': sql`select count(*) ${conveniados} and x.entrada >= date_trunc('month', ${hoje})`,
    'soma.saidas': sql`select count(*) ${conveniados} and least(x.saida, c.vigente_ate) < date_trunc('month', ${hoje}) + interval '1 month'`,
    'soma.dependentes': sql`select count(*) ${conveniados} and x.titular_id is not null`,
  },
  'historico-escolar': {
    linhas: sql`select count(*) from matriculas m where m.ano_letivo_id = ${ano} and m.movimento not in ('pre_matricula', 'cancelada')
      and exists (select 1 from enturmacoes e where e.matricula_id = m.id and e.desfeita_por is null)`,
    'soma.sem': sql`select count(*) from matriculas m where m.ano_letivo_id = ${ano} and m.movimento not in ('pre_matricula', 'cancelada')
      and not exists (select 1 from historicos h where h.aluno_id = m.aluno_id)
      and exists (select 1 from enturmacoes e where e.matricula_id = m.id and e.desfeita_por is null)`,
    'soma.emPreparo': sql`select count(*) from matriculas m join historicos h on h.aluno_id = m.aluno_id where m.ano_letivo_id = ${ano}
      and m.movimento not in ('pre_matricula', 'cancelada') and exists (select 1 from enturmacoes e where e.matricula_id = m.id and e.desfeita_por is null)
      and not exists (select 1 from historicos_emitidos x join anos_letivos a on a.ano <= x.ate_ano where x.aluno_id = m.aluno_id and a.id = m.ano_letivo_id
        and not exists (select 1 from historicos_cancelamentos c where c.emitido_id = x.id))`,
  },
  'pagar-retroativa': { ...aPagar, linhas: sql`select count(*) from ${naPosicaoAPagar}` },
  'pagar-retroativa-fornecedor': {
    ...aPagar,
    linhas: sql`select count(distinct c.fornecedor_id) from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where t.id in (select t.id from ${naPosicaoAPagar})`,
  },
  ...perguntasDoEstoque,
  ...perguntasDosLivros,
  totalizadores: { linhas: sql`select count(*) from matriculas where ano_letivo_id = ${ano}` },
};
