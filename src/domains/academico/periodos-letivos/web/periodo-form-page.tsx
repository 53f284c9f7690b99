import { Button } from '@mantine/core';
import { useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { diasEntre, isDataCivil, partesDe } from '#shared/datas.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  camposDe,
  CampoSelecao,
  CampoTexto,
  Formulario,
  SecaoFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { esquemaEdicaoPeriodo, esquemaPeriodo, periodosLetivosApi } from '../api.ts';
import { textosPeriodoLetivo } from '../texts.ts';
import { CamposSegmentacoes } from './campos-segmentacoes.tsx';
import { useAnosLetivos } from './door.tsx';
import { paraEdicao, type PeriodoAberto } from './valores.ts';
import estilo from './periodo.module.css';

const campo = camposDe<typeof esquemaPeriodo>();

const lidas = [periodosLetivosApi.listarPeriodos, periodosLetivosApi.obterPeriodo, periodosLetivosApi.opcoesAnoLetivo];

/** A new academic period, or the edition of one. */
export default function PeriodoFormPage() {
  const { id } = useParametros();
  if (!useAnosLetivos().carregou) return <PaginaCarregando linhas={10} />;
  return id === undefined ? <Novo /> : <Edicao id={id} />;
}

function Novo() {
  const aposSalvar = useVolta();
  const [ano] = useState(() => partesDe(hojeNaEscola()).ano);
  return (
    <Pagina acoes={<BotaoSalvar />}>
      <Formulario
        esquema={esquemaPeriodo}
        rascunho="periodo-novo"
        valoresIniciais={{ ano, nome: '', dataInicio: '', dataFim: '', segmentacoes: [] }}
        aoSalvar={async (valores, _saida, chaveIdempotencia) => {
          await chamar(periodosLetivosApi.criarPeriodo, { body: valores }, { chaveIdempotencia });
          return valores.nome;
        }}
        aposSalvar={(nome) => void aposSalvar(String(nome))}
      >
        <Campos periodo={null} />
      </Formulario>
    </Pagina>
  );
}

function Edicao({ id }: { id: string }) {
  const consulta = useRegistro(periodosLetivosApi.obterPeriodo, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta} linhas={10}>
      {(periodo) => <Editor key={periodo.id} periodo={periodo} />}
    </PaginaDoRegistro>
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
    >
      <Formulario
        esquema={esquemaEdicaoPeriodo}
        valoresIniciais={paraEdicao(periodo)}
        aoSalvar={(valores) => chamar(periodosLetivosApi.editarPeriodo, { body: valores })}
        aposSalvar={() => void aposSalvar(periodo.nome)}
        valoresDoConflito={(detalhe) => paraEdicao(detalhe as PeriodoAberto)}
      >
        <Campos periodo={periodo} />
      </Formulario>
    </Pagina>
  );
}

function Campos({ periodo }: { periodo: PeriodoAberto | null }) {
  const t = useTextos(textosPeriodoLetivo);
  const { anos } = useAnosLetivos();
  const [este] = useState(() => partesDe(hojeNaEscola()).ano);
  // The years there are, and the ones a school may be about to open.
  const oferecidos = [
    ...new Set([...anos.map(({ ano }) => ano), ...(periodo ? [periodo.ano] : []), este - 1, este, este + 1, este + 2]),
  ].toSorted((x, y) => y - x);
  return (
    <>
      <SecaoFormulario titulo={t('periodo')}>
        <CampoSelecao
          nome={campo('ano')}
          rotulo={t('anoLetivo')}
          colunas={3}
          opcoes={oferecidos.map((ano) => ({ valor: ano, rotulo: String(ano) }))}
        />
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={9} maximo={80} autoFoco={periodo === null} />
        <CampoData nome={campo('dataInicio')} rotulo={t('dataInicio')} colunas={3} />
        <CampoData nome={campo('dataFim')} rotulo={t('dataFim')} colunas={3} />
        <Duracao />
      </SecaoFormulario>
      <CamposSegmentacoes fechadas={new Set(periodo?.segmentacoes.filter((s) => s.situacao === 'fechado').map((s) => s.segmentacaoId))} />
    </>
  );
}

/** How long the period is, while one types. */
function Duracao() {
  const t = useTextos(textosPeriodoLetivo);
  const [de, ate] = [useValor(campo('dataInicio')) ?? '', useValor(campo('dataFim')) ?? ''];
  if (!isDataCivil(de) || !isDataCivil(ate) || de > ate) return null;
  return (
    <p role="status" className={estilo.duracao}>
      {t('dias', { n: diasEntre(de, ate) + 1 })}
    </p>
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
