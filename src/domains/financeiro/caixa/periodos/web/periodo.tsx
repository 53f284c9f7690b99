import { textosFechamento } from '../texts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { escreverInstante, hojeNaEscola } from '#platform/web/fuso.ts';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, oposto } from '#shared/dinheiro.ts';
import { periodosApi as api } from '../api.ts';
import { podeTransitar } from '#domains/financeiro/caixa/situacoes.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { Fechamento, FORMULARIO_DO_FECHAMENTO } from './fechamento.tsx';
import estilo from '#domains/financeiro/caixa/web/periodo.module.css';
import { tomDoPeriodo } from './rotulos.ts';

/** One financial period: balances, changes of state, and its closing with what was counted. */
export function PeriodoAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosCaixa);
  const r = useTextos(textosFechamento);
  const { pode } = useSessao();
  const consulta = useConsulta(api.obterPeriodo, { params: { id } });
  const periodo = consulta.data;
  const recarregar = (): Promise<unknown> =>
    Promise.all([invalidar(api.obterPeriodo), invalidar(api.listarPeriodos), invalidar(api.conferirPeriodo)]);
  const datas = periodo && { inicio: formatarData(periodo.dataInicio), fim: formatarData(periodo.dataFim), conta: periodo.contaNome };
  const [hoje] = useState(hojeNaEscola);
  // A period that begins after today has nothing to count yet.
  const podeFechar =
    periodo && podeTransitar(periodo.situacao, 'fechar') && periodo.dataInicio <= hoje && pode('periodo-financeiro', 'editar');
  const [ate, setAte] = useState<string | null>(null);
  const conferencia = useConsulta(
    api.conferirPeriodo,
    { params: { id }, query: ate === null ? {} : { Ate: ate } },
    { ativa: podeFechar === true, manterAnterior: true },
  );
  const tentar = async (fazer: () => Promise<unknown>, aviso: string, fecha = false): Promise<void> => {
    try {
      await fazer();
      avisar.sucesso(aviso);
      await recarregar();
      if (fecha) aoFechar();
    } catch (causa) {
      avisar.erro(mensagemDe(causa));
    }
  };
  const reabrir = async (): Promise<void> => {
    if (!periodo || !datas) return;
    const motivo = await perguntarMotivo({
      titulo: t('reabrir'),
      texto: t('reabrirTexto', datas),
      rotuloConfirmar: t('reabrir'),
      minimo: 3,
    });
    if (motivo)
      await tentar(() => chamar(api.reabrirPeriodo, { params: { id }, body: { versao: periodo.versao, motivo } }), t('periodoReaberto'));
  };
  const excluir = async (): Promise<void> => {
    if (
      !datas ||
      !(await confirmar({ titulo: t('excluir'), texto: t('excluirTexto', datas), rotuloConfirmar: t('excluir'), perigo: true }))
    )
      return;
    await tentar(() => chamar(api.excluirPeriodo, { params: { id } }), t('periodoExcluido'), true);
  };
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={datas ? `${datas.conta} · ${datas.inicio} – ${datas.fim}` : t('periodo')}
      rodape={
        periodo && (
          <>
            {periodo.lancamentos === 0 && periodo.situacoes.length === 0 && pode('periodo-financeiro', 'excluir') && (
              <Button variant="subtle" color="red" onClick={() => void excluir()}>
                {t('excluir')}
              </Button>
            )}
            {podeTransitar(periodo.situacao, 'reabrir') && pode('periodo-financeiro', 'editar') && (
              <Button variant="default" onClick={() => void reabrir()}>
                {t('reabrir')}
              </Button>
            )}
            {podeFechar && conferencia.data && (
              <BotaoSalvar
                formulario={FORMULARIO_DO_FECHAMENTO}
                rotulo={conferencia.data.emCurso ? r('fecharAte', { data: formatarData(conferencia.data.ate) }) : t('fechar')}
              />
            )}
          </>
        )
      }
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!periodo && !consulta.error && <Esqueleto linhas={4} />}
      {periodo && datas && (
        <>
          <p>
            <Etiqueta tom={tomDoPeriodo[periodo.situacao]}>{t(periodo.situacao)}</Etiqueta>
          </p>
          <dl className={estilo.saldos}>
            {(
              [
                ['saldoAnterior', periodo.saldoAnteriorCentavos],
                ['entradas', periodo.entradasCentavos],
                ['saidas', oposto(periodo.saidasCentavos)],
                ['saldoFinal', periodo.saldoFinalCentavos],
              ] as const
            ).map(([chave, valor]) => (
              <div key={chave}>
                <dt>{t(chave)}</dt>
                <dd>{formatarReais(valor)}</dd>
              </div>
            ))}
          </dl>
          {periodo.caixaNegativo && (
            <p className="consequencia">
              {t('caixaNegativo', { conta: periodo.contaNome, saldo: formatarReais(periodo.saldoFinalCentavos) })}
            </p>
          )}
          {periodo.depoisDeHoje && (
            <p className="consequencia">
              {r('depoisDeHoje', {
                n: periodo.depoisDeHoje.lancamentos,
                data: formatarData(periodo.depoisDeHoje.primeiro),
                entradas: formatarReais(periodo.depoisDeHoje.entradasCentavos),
                saidas: formatarReais(periodo.depoisDeHoje.saidasCentavos),
              })}
            </p>
          )}
          {podeFechar && periodo.dataFim >= hoje && (
            <EntradaDeDia
              rotulo={r('contarAte')}
              valor={ate ?? hoje}
              minimo={periodo.dataInicio}
              maximo={hoje}
              recusa={r('diaForaDoPeriodo')}
              aoMudar={setAte}
            />
          )}
          {podeFechar && conferencia.data && (
            <Fechamento
              key={`${periodo.versao} ${conferencia.data.ate} ${conferencia.data.saldoCalculadoCentavos}`}
              periodo={periodo}
              conferencia={conferencia.data}
              aoFechar={() => void recarregar()}
            />
          )}
          <h3>{t('mudancas')}</h3>
          {periodo.situacoes.length === 0 && <p>{t('semMudancas')}</p>}
          <ul className={estilo.lista}>
            {periodo.situacoes.map((s) => (
              <li key={s.id}>
                {t(s.para as 'fechado')}
                {s.motivo && `: ${s.motivo}`} · {s.usuarioNome} · {escreverInstante(s.em)}
                {s.contagens.length > 1 && (
                  <ul className={estilo.lista}>
                    {s.contagens.map((c) => (
                      <li key={c.formaPagamentoId}>
                        {c.formaNome ?? r('resto')}: {formatarReais(c.contadoCentavos)}
                        {c.contadoCentavos !== c.esperadoCentavos && ` (${r('esperado')}: ${formatarReais(c.esperadoCentavos)})`}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <p>
            <Elo
              tela="financeiro-lancamentos-historico"
              search={{ conta: periodo.contaBancariaId, mov: `${periodo.dataInicio}..${periodo.dataFim}` }}
            >
              {t('verLancamentos')}
            </Elo>
          </p>
        </>
      )}
    </Janela>
  );
}
