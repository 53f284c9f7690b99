import { Button } from '@mantine/core';
import { chamar } from '#platform/web/api.ts';
import { invalidar, useConsulta } from '#platform/web/consultas.ts';
import { avisar, confirmar, Janela, perguntarMotivo } from '#platform/web/dialogos.tsx';
import { mensagemDe } from '#platform/web/erro-api.ts';
import { BotaoSalvar, CampoDinheiro, CampoTexto, Formulario, Grade, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoErro, Esqueleto, Etiqueta } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { formatarData, formatarInstante } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { caixaApi as api, fechamento } from '../api.ts';
import { podeTransitar } from '../situacoes.ts';
import { textosCaixa } from '../texts.ts';
import estilo from './periodo.module.css';
import { tomDoPeriodo } from './rotulos.ts';

/** One financial period: balances, changes of state, and its closing with what was counted. */
export function PeriodoAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosCaixa);
  const { pode } = useSessao();
  const consulta = useConsulta(api.obterPeriodo, { params: { id } });
  const periodo = consulta.data;
  const recarregar = (): Promise<unknown> => Promise.all([invalidar(api.obterPeriodo), invalidar(api.listarPeriodos)]);
  const datas = periodo && { inicio: formatarData(periodo.dataInicio), fim: formatarData(periodo.dataFim), conta: periodo.contaNome };
  const podeFechar = periodo && podeTransitar(periodo.situacao, 'fechar') && pode('periodo-financeiro', 'editar');
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
            {podeFechar && <BotaoSalvar formulario="fechamento" rotulo={t('fechar')} />}
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
                ['saidas', -periodo.saidasCentavos],
                ['saldoFinal', periodo.saldoFinalCentavos],
              ] as const
            ).map(([chave, valor]) => (
              <div key={chave}>
                <dt>{t(chave)}</dt>
                <dd>{formatarReais(valor as Centavos)}</dd>
              </div>
            ))}
          </dl>
          {podeFechar && (
            <Formulario
              id="fechamento"
              esquema={fechamento}
              valoresIniciais={{ versao: periodo.versao, saldoInformadoCentavos: null as unknown as number, ajuste: '' }}
              aoSalvar={(body, _saida, chaveIdempotencia) => chamar(api.fecharPeriodo, { params: { id }, body }, { chaveIdempotencia })}
              aposSalvar={() => {
                avisar.sucesso(t('periodoFechado'));
                void recarregar();
              }}
            >
              <p>{t('fecharTexto', datas)}</p>
              <Grade>
                <CampoDinheiro nome="saldoInformadoCentavos" rotulo={t('saldoInformado')} colunas={6} />
                <CampoTexto nome="ajuste" rotulo={t('ajuste')} colunas={6} maximo={250} />
              </Grade>
              <Diferenca calculado={periodo.saldoFinalCentavos} data={datas.fim} />
            </Formulario>
          )}
          <h3>{t('mudancas')}</h3>
          {periodo.situacoes.length === 0 && <p>{t('semMudancas')}</p>}
          <ul className={estilo.lista}>
            {periodo.situacoes.map((s) => (
              <li key={s.id}>
                {t(s.para as 'fechado')}
                {s.motivo && `: ${s.motivo}`} · {s.usuarioNome} · {formatarInstante(s.em, 'America/Belem')}
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

/** What the count differs from the books by, while it is typed. */
function Diferenca({ calculado, data }: { calculado: number; data: string }) {
  const t = useTextos(textosCaixa);
  const informado = useValor('saldoInformadoCentavos');
  if (typeof informado !== 'number') return null;
  const diferenca = informado - calculado;
  return (
    <p role="status">{diferenca === 0 ? t('semDiferenca') : t('ajusteTexto', { diferenca: formatarReais(diferenca as Centavos), data })}</p>
  );
}
