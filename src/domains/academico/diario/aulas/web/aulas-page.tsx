import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatarData } from '#shared/datas.ts';
import { textosDiario } from '#domains/academico/diario/texts.ts';
import { ComDiario, EscolhaDoDiario } from '#domains/academico/diario/web/escolha.tsx';
import {
  type DisciplinaDoDiario,
  type EtapaDoDiario,
  type TurmaDoDiario,
  useEscolhaDoDiario,
} from '#domains/academico/diario/web/use-escolha.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { aulasApi } from '../api.ts';
import { textosAula } from '../texts.ts';
import type { Aula } from './aula.ts';
import estilo from './aulas.module.css';
import type { AulaProposta } from './nova-aula.tsx';
import { Previstas } from './previstas.tsx';

const NovaAula = lazy(() => import('./nova-aula.tsx'));
const AulaAberta = lazy(() => import('./aula-aberta.tsx'));
const CopiarPlano = lazy(() => import('./copiar-plano.tsx'));
type Janela = { tipo: 'nova'; proposta: AulaProposta } | { tipo: 'aberta'; aula: Aula } | { tipo: 'plano' } | null;

/** The lessons of a subject of a class: given, missing and planned. */
export default function AulasPage() {
  const escolha = useEscolhaDoDiario();
  const topo = <EscolhaDoDiario escolha={escolha} etapas="ano" />;
  return escolha.turma && escolha.disciplina && escolha.turma.etapas.length > 0 ? (
    <Aulas key={escolha.disciplina.id} turma={escolha.turma} disciplina={escolha.disciplina} etapa={escolha.etapa} topo={topo} />
  ) : (
    <Pagina>
      {topo}
      <ComDiario escolha={escolha}>{() => null}</ComDiario>
    </Pagina>
  );
}

type Props = { turma: TurmaDoDiario; disciplina: DisciplinaDoDiario; etapa: EtapaDoDiario | undefined; topo: ReactNode };

function Aulas({ turma, disciplina, etapa, topo }: Props) {
  const t = useTextos(textosAula);
  const d = useTextos(textosDiario);
  const { pode } = useSessao();
  const [janela, setJanela] = useState<Janela>(null);
  const etapaFechada = etapa !== undefined && [etapa.situacao, etapa.periodoSituacao].includes('fechado');
  const fechada = turma.situacao === 'fechada' || etapaFechada;
  const podeCriar = !fechada && pode('diario-aulas', 'criar');
  const hoje = hojeNaEscola();
  const query = { TurmaDisciplinaId: disciplina.id, ...(etapa ? { EtapaId: etapa.id } : {}) };
  const nova = (
    <Button
      onClick={() => setJanela({ tipo: 'nova', proposta: { data: diaProposto(etapa, hoje), quantidade: 1, ordem: null, docenteId: null } })}
    >
      {t('novaAula')}
    </Button>
  );
  const fechar = (): void => setJanela(null);
  return (
    <Pagina
      titulo={t('aulasDe', { disciplina: disciplina.nome, turma: turma.nome })}
      situacao={fechada && <Etiqueta>{d(turma.situacao === 'fechada' ? 'turmaFechada' : 'etapaFechada')}</Etiqueta>}
      acoes={
        podeCriar && (
          <>
            <Button variant="default" onClick={() => setJanela({ tipo: 'plano' })}>
              {t('copiarPlano')}
            </Button>
            {nova}
          </>
        )
      }
    >
      {topo}
      {podeCriar && (
        <div className={estilo.acimaDaLista}>
          <Previstas turmaDisciplinaId={disciplina.id} query={query} aoEscrever={(proposta) => setJanela({ tipo: 'nova', proposta })} />
        </div>
      )}
      <TabelaDados
        tela="diario-aulas"
        titulo={t('aulasDe', { disciplina: disciplina.nome, turma: turma.nome })}
        endpoint={aulasApi.listarAulas}
        exportar={aulasApi.exportarAulas}
        nomeDoArquivo={t('nomeDoArquivo')}
        entrada={{ query }}
        busca={{ campo: 'Conteudo', rotulo: t('buscarConteudo') }}
        ordemPadrao={{ campo: 'dataAula', ascendente: false }}
        tamanhoPadrao={50}
        nomeDaLinha={(aula) => t('aulaDe', { data: formatarData(aula.dataAula) })}
        aoAbrir={(aula) => setJanela({ tipo: 'aberta', aula })}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: podeCriar && nova }}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('temposDados'), valor: pagina?.numeros.tempos ?? null },
              comAlerta(t('previstasNaoDadas'), pagina?.numeros.previstas),
              comAlerta(t('semConteudo'), pagina?.numeros.semConteudo),
              comAlerta(t('semChamada'), pagina?.numeros.semChamada),
            ]}
          />
        )}
        colunas={[
          {
            chave: 'dataAula',
            titulo: t('data'),
            ordenavel: true,
            principal: true,
            largura: '8rem',
            render: (aula) => formatarData(aula.dataAula),
          },
          { chave: 'quantidade', titulo: t('tempos'), alinhamento: 'direita', largura: '6rem' },
          {
            chave: 'conteudo',
            titulo: t('conteudo'),
            cede: true,
            principal: true,
            render: (aula) => aula.conteudo ?? <Etiqueta tom="alerta">{t('semConteudo')}</Etiqueta>,
          },
          { chave: 'tarefa', titulo: t('tarefa'), cede: true, render: (aula) => aula.tarefa ?? '' },
          { chave: 'etapa', titulo: t('etapa'), oculta: true, render: (aula) => aula.etapa ?? '' },
          { chave: 'docente', titulo: t('docente'), oculta: true, render: (aula) => aula.docente ?? '' },
          {
            chave: 'chamada',
            titulo: t('chamada'),
            largura: '9rem',
            noCartao: true,
            render: (aula) =>
              aula.dataAula > hoje ? (
                <Etiqueta tom="aberto">{t('planejada')}</Etiqueta>
              ) : (
                <Etiqueta tom={aula.chamada ? 'sucesso' : 'alerta'}>{t(aula.chamada ? 'feita' : 'naoFeita')}</Etiqueta>
              ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {janela?.tipo === 'nova' && <NovaAula turma={turma} disciplina={disciplina} proposta={janela.proposta} aoFechar={fechar} />}
        {janela?.tipo === 'aberta' && <AulaAberta aula={janela.aula} disciplina={disciplina} somenteLeitura={fechada} aoFechar={fechar} />}
        {janela?.tipo === 'plano' && <CopiarPlano disciplina={disciplina} etapa={etapa} aoFechar={fechar} />}
      </Suspense>
    </Pagina>
  );
}

const comAlerta = (rotulo: string, valor: number | undefined) => ({
  rotulo,
  valor: valor ?? null,
  ...(valor ? { tom: 'alerta' as const } : {}),
});

/** Today, or the nearest day of the etapa that one looks at. */
function diaProposto(etapa: EtapaDoDiario | undefined, hoje: string): string {
  if (!etapa || (etapa.dataInicio <= hoje && hoje <= etapa.dataFim)) return hoje;
  return hoje < etapa.dataInicio ? etapa.dataInicio : etapa.dataFim;
}
