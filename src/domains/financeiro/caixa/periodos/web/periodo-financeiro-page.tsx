import { Button } from '@mantine/core';
import { useState } from 'react';
import { useContas } from '#domains/financeiro/caixa/web/opcoes.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { periodosApi as api, novoPeriodo } from '../api.ts';
import { DIAS_DE_PERIODO_ABERTO, situacoesPeriodo } from '#domains/financeiro/caixa/situacoes.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { PeriodoAberto } from './periodo.tsx';
import { tomDoPeriodo } from './rotulos.ts';

const campo = camposDe<typeof novoPeriodo>();

/** The financial periods of each account: open, count and close, reopen with a reason. */
export default function PeriodoFinanceiroPage() {
  const t = useTextos(textosCaixa);
  const { pode } = useSessao();
  const [criando, setCriando] = useState(false);
  const [{ abrir }, mudar] = useEndereco('abrir');
  const { paraLer: contas } = useContas();
  const porFechar = t('porFechar', { dias: DIAS_DE_PERIODO_ABERTO });
  const novo = pode('periodo-financeiro', 'criar') && <Button onClick={() => setCriando(true)}>{t('novoPeriodo')}</Button>;
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="periodo-financeiro"
        titulo={t('periodo')}
        endpoint={api.listarPeriodos}
        exportar={api.exportarPeriodos}
        ordemPadrao={{ campo: 'dataInicio', ascendente: false }}
        aoAbrir={(p) => mudar({ abrir: p.id })}
        nomeDaLinha={(p) => `${p.contaNome} ${formatarData(p.dataInicio)}`}
        vazio={{ titulo: t('semPeriodos'), texto: t('semPeriodosTexto'), acao: novo }}
        filtros={[
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', fixo: true, opcoes: contas },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesPeriodo.map((valor) => ({ valor, rotulo: t(valor) })),
          },
          { chave: 'porFechar', rotulo: porFechar, tipo: 'booleano', campo: 'PorFechar' },
          { chave: 'caixaNegativo', rotulo: t('caixaAbaixoDeZero'), tipo: 'booleano', campo: 'CaixaNegativo' },
        ]}
        colunas={[
          { chave: 'contaNome', titulo: t('conta'), ordenavel: 'conta', principal: true },
          {
            chave: 'dataInicio',
            noCartao: true,
            titulo: t('dataInicio'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (p) => formatarData(p.dataInicio),
          },
          { chave: 'dataFim', noCartao: true, titulo: t('dataFim'), alinhamento: 'direita', render: (p) => formatarData(p.dataFim) },
          {
            chave: 'saldoAnteriorCentavos',
            titulo: t('saldoAnterior'),
            alinhamento: 'direita',
            render: (p) => formatarValor(p.saldoAnteriorCentavos),
          },
          {
            chave: 'entradasCentavos',
            titulo: t('entradas'),
            alinhamento: 'direita',
            render: (p) => formatarValor(p.entradasCentavos),
          },
          {
            chave: 'saidasCentavos',
            titulo: t('saidas'),
            alinhamento: 'direita',
            render: (p) => formatarValor(p.saidasCentavos),
          },
          {
            chave: 'saldoFinalCentavos',
            titulo: t('saldoFinal'),
            alinhamento: 'direita',
            principal: true,
            render: (p) => formatarValor(p.saldoFinalCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            render: (p) => (
              <>
                <Etiqueta tom={tomDoPeriodo[p.situacao]}>{t(p.situacao)}</Etiqueta>
                {p.caixaNegativo && <Etiqueta tom="perigo">{t('caixaAbaixoDeZero')}</Etiqueta>}
              </>
            ),
          },
        ]}
      />
      <Janela aberta={criando} aoFechar={() => setCriando(false)} titulo={t('novoPeriodo')} rodape={<BotaoSalvar formulario="periodo" />}>
        <Formulario
          id="periodo"
          esquema={novoPeriodo}
          valoresIniciais={{ contaBancariaId: null, dataInicio: '', dataFim: '' }}
          aoSalvar={(body) => chamar(api.criarPeriodo, { body })}
          aposSalvar={() => {
            avisar.sucesso(t('periodoCriado'));
            setCriando(false);
            void invalidar(api.listarPeriodos);
          }}
        >
          <EmColunas>
            <CampoSelecao nome={campo('contaBancariaId')} rotulo={t('conta')} colunas={12} opcoes={contas} />
            <CampoData nome={campo('dataInicio')} rotulo={t('dataInicio')} colunas={6} />
            <CampoData nome={campo('dataFim')} rotulo={t('dataFim')} colunas={6} />
          </EmColunas>
        </Formulario>
      </Janela>
      {abrir !== undefined && <PeriodoAberto id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
    </Pagina>
  );
}
