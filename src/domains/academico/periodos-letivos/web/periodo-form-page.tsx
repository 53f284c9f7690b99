import { Button } from '@mantine/core';
import { useState } from 'react';
import { diasEntre, isDataCivil, partesDe, hojeEm } from '#shared/datas.ts';
import { chamar } from '#platform/web/api.ts';
import { invalidar, useConsulta } from '#platform/web/consultas.ts';
import { avisar, confirmar } from '#platform/web/dialogos.tsx';
import { BotaoSalvar, CampoData, CampoNumero, CampoTexto, Formulario, SecaoFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Cartao, Esqueleto, EstadoErro, Etiqueta, Pagina } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { esquemaEdicaoPeriodo, esquemaPeriodo, periodosLetivosApi } from '../api.ts';
import { textosPeriodoLetivo } from '../texts.ts';
import { CamposSegmentacoes } from './campos-segmentacoes.tsx';
import { comoTexto, type PeriodoAberto, paraEdicao } from './valores.ts';

const lidas = [periodosLetivosApi.listarPeriodos, periodosLetivosApi.obterPeriodo, periodosLetivosApi.opcoesAnoLetivo];

/** A new academic period, or the edition of one. */
export default function PeriodoFormPage() {
  const { id } = useParametros();
  return id === undefined ? <Novo /> : <Edicao id={id} />;
}

function Novo() {
  const aposSalvar = useVolta();
  const [ano] = useState(() => partesDe(hojeEm(new Date(), 'America/Belem')).ano);
  return (
    <Formulario
      esquema={esquemaPeriodo}
      rascunho="periodo-novo"
      valoresIniciais={{ ano, nome: '', dataInicio: '', dataFim: '', segmentacoes: [] }}
      aoSalvar={async (valores) => {
        await chamar(periodosLetivosApi.criarPeriodo, { body: valores }, { chaveIdempotencia: crypto.randomUUID() });
        return valores.nome;
      }}
      aposSalvar={(nome) => void aposSalvar(String(nome))}
    >
      <Pagina acoes={<BotaoSalvar />} resumo={<Resumo />}>
        <Campos periodo={null} />
      </Pagina>
    </Formulario>
  );
}

function Edicao({ id }: { id: string }) {
  const consulta = useConsulta(periodosLetivosApi.obterPeriodo, { params: { id } });
  if (consulta.data) return <Editor key={consulta.data.id} periodo={consulta.data} />;
  return (
    <Pagina>
      {consulta.error ? <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} /> : <Esqueleto linhas={10} />}
    </Pagina>
  );
}

function Editor({ periodo }: { periodo: PeriodoAberto }) {
  const t = useTextos(textosPeriodoLetivo);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const aposSalvar = useVolta();
  const fechada = periodo.segmentacoes.some((s) => s.situacao === 'fechado');
  const excluir = async (): Promise<void> => {
    const nome = `${periodo.nome} (${periodo.ano})`;
    if (
      !(await confirmar({ titulo: t('confirmaExcluir', { nome }), texto: t('excluirTexto'), rotuloConfirmar: t('excluir'), perigo: true }))
    )
      return;
    try {
      await chamar(periodosLetivosApi.excluirPeriodo, { params: { id: periodo.id } });
      avisar.sucesso(t('excluido'));
      await Promise.all(lidas.map(invalidar));
      await irPara('periodo-letivo');
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  return (
    <Formulario
      esquema={esquemaEdicaoPeriodo}
      valoresIniciais={paraEdicao(periodo)}
      aoSalvar={(valores) => chamar(periodosLetivosApi.editarPeriodo, { body: valores })}
      aposSalvar={() => void aposSalvar(periodo.nome)}
      valoresDoConflito={(detalhe) => paraEdicao(detalhe as PeriodoAberto)}
    >
      <Pagina
        titulo={periodo.nome}
        situacao={fechada && <Etiqueta>{t('fechado')}</Etiqueta>}
        acoes={
          <>
            {pode('periodo-letivo', 'excluir') && !fechada && (
              <Button variant="default" onClick={() => void excluir()}>
                {t('excluir')}
              </Button>
            )}
            <BotaoSalvar />
          </>
        }
        resumo={<Resumo />}
      >
        <Campos periodo={periodo} />
      </Pagina>
    </Formulario>
  );
}

function Campos({ periodo }: { periodo: PeriodoAberto | null }) {
  const t = useTextos(textosPeriodoLetivo);
  return (
    <>
      <SecaoFormulario titulo={t('periodo')}>
        <CampoNumero nome="ano" rotulo={t('anoLetivo')} colunas={3} {...(periodo ? {} : { dica: t('ajudaAno') })} />
        <CampoTexto nome="nome" rotulo={t('nome')} colunas={9} maximo={80} autoFoco={periodo === null} />
        <CampoData nome="dataInicio" rotulo={t('dataInicio')} colunas={3} />
        <CampoData nome="dataFim" rotulo={t('dataFim')} colunas={3} />
      </SecaoFormulario>
      <CamposSegmentacoes fechadas={new Set(periodo?.segmentacoes.filter((s) => s.situacao === 'fechado').map((s) => s.segmentacaoId))} />
    </>
  );
}

/** What follows at the right while one types: how long the period is and for how many it is. */
function Resumo() {
  const t = useTextos(textosPeriodoLetivo);
  const [inicio, fim, segmentacoes] = [useValor('dataInicio'), useValor('dataFim'), useValor('segmentacoes')];
  const [de, ate] = [comoTexto(inicio), comoTexto(fim)];
  const dias = isDataCivil(de) && isDataCivil(ate) && de <= ate ? diasEntre(de, ate) + 1 : null;
  return (
    <Cartao titulo={t('resumo')}>
      <p>{dias === null ? t('informeDatasAntes') : t('dias', { n: dias })}</p>
      <p>
        {t('segmentacoes')}: {Array.isArray(segmentacoes) ? segmentacoes.length : 0}
      </p>
    </Cartao>
  );
}

function useVolta(): (nome: string) => Promise<void> {
  const t = useTextos(textosPeriodoLetivo);
  const irPara = useIrPara();
  return async (nome) => {
    avisar.sucesso(t('salvo', { nome }));
    await Promise.all(lidas.map(invalidar));
    await irPara('periodo-letivo');
  };
}
