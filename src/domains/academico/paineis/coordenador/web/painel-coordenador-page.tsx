import { lazy, Suspense } from 'react';
import { NovoRecado, RecadosEnviados } from '#domains/academico/paineis/recados/web/door.tsx';
import { Notificacoes, RadarDeFaltas } from '#domains/academico/paineis/notificacoes/web/door.tsx';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosPainelCoordenador } from '../texts.ts';
import { type EscolhaDoPainel, useEscolhaDoPainel } from './use-escolha.ts';

const DiariosDoCurso = lazy(() => import('./diarios.tsx'));
const MediasDoCurso = lazy(() => import('./medias.tsx'));
const AlunosEmRisco = lazy(() => import('./riscos.tsx'));

const chaves = ['diarios', 'medias', 'riscos', 'radar', 'notificacoes', 'recados'] as const;
const doCurso: readonly string[] = ['diarios', 'medias', 'riscos', 'radar'];

/** What the coordination watches over: diaries, averages, who is at risk, who misses too much. */
export default function PainelCoordenadorPage() {
  const t = useTextos(textosPainelCoordenador);
  const { pode } = useSessao();
  const aba = useAba(chaves);
  const escolha = useEscolhaDoPainel();
  const abas = <Abas rotulo={t('abas')} mantem={['ano', 'curso', 'etapa']} abas={chaves.map((chave) => ({ chave, rotulo: t(chave) }))} />;
  return (
    <Pagina abas={abas} acoes={pode('painel-coordenador', 'criar') && <NovoRecado />}>
      {doCurso.includes(aba) && <AnoECurso escolha={escolha} />}
      <Suspense fallback={<Esqueleto linhas={10} />}>
        {aba === 'recados' && <RecadosEnviados />}
        {aba === 'notificacoes' && <Notificacoes />}
        {doCurso.includes(aba) && <DoCurso aba={aba} escolha={escolha} />}
      </Suspense>
    </Pagina>
  );
}

function AnoECurso({ escolha: { anos, cursos, anoLetivoId, cursoId, mudar } }: { escolha: EscolhaDoPainel }) {
  const t = useTextos(textosPainelCoordenador);
  return (
    <div className="escolhas">
      <Escolha
        rotulo={t('anoLetivo')}
        valor={anoLetivoId}
        opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
        aoMudar={(id) => mudar({ ano: id, etapa: undefined, turma: undefined })}
      />
      <Escolha
        rotulo={t('curso')}
        valor={cursoId}
        opcoes={cursos.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
        aoMudar={(id) => mudar({ curso: id, etapa: undefined, turma: undefined, professor: undefined, disciplina: undefined })}
      />
    </div>
  );
}

function DoCurso({ aba, escolha }: { aba: (typeof chaves)[number]; escolha: EscolhaDoPainel }) {
  const t = useTextos(textosPainelCoordenador);
  const { anoLetivoId, cursoId, etapaId, carregou } = escolha;
  if (anoLetivoId === null || cursoId === null)
    return carregou ? <EstadoVazio titulo={t('semCurso')} texto={t('semCursoTexto')} /> : <Esqueleto linhas={10} />;
  const olhado = { anoLetivoId, cursoId, etapaId };
  if (aba === 'radar') return <RadarDeFaltas anoLetivoId={anoLetivoId} cursoId={cursoId} />;
  if (aba === 'medias') return <MediasDoCurso olhado={olhado} />;
  return aba === 'riscos' ? <AlunosEmRisco olhado={olhado} /> : <DiariosDoCurso olhado={olhado} />;
}
