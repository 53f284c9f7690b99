import { lazy, Suspense, useEffect } from 'react';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { NovoRecado, RecadosDoPainel } from '#domains/academico/paineis/recados/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { painelProfessorApi } from '../api.ts';
import { textosPainelProfessor } from '../texts.ts';
import { Aniversarios } from './aniversarios.tsx';
import { AulasDeHoje } from './aulas-de-hoje.tsx';
import { guardarODia } from './guardar-o-dia.ts';
import type { Painel } from './leitura.ts';
import { Pendencias } from './pendencias.tsx';
import estilo from './painel.module.css';

const AlertasDeSaude = lazy(() => import('./alertas-de-saude.tsx'));

/** A teacher's day, made for the phone: what there is to do now stands first. */
export default function PainelProfessorPage() {
  const t = useTextos(textosPainelProfessor);
  const { semRede, pode } = useSessao();
  const [{ DocenteId }, mudar] = useEndereco('DocenteId');
  const consulta = useConsulta(
    painelProfessorApi.obterPainelProfessor,
    { query: DocenteId === undefined ? {} : { DocenteId } },
    { guardar: DocenteId === undefined },
  );
  const painel = consulta.data;
  useEffect(() => {
    if (painel?.docente && painel.proprio && !semRede) void guardarODia(painel);
  }, [painel, semRede]);
  const escolhe = painel?.docentes && (
    <Escolha
      rotulo={t('professor')}
      valor={painel.docente?.id ?? null}
      opcoes={painel.docentes.map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
      aoMudar={(id) => mudar({ DocenteId: id })}
    />
  );
  return (
    <Pagina
      titulo={painel?.docente && !painel.proprio ? t('painelDe', { nome: painel.docente.nome }) : undefined}
      acoes={pode('painel-coordenador', 'criar') && !semRede && <NovoRecado docenteId={painel?.docente?.id ?? null} />}
    >
      {escolhe && <div className={estilo.escolha}>{escolhe}</div>}
      {consulta.error && !painel ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : !painel ? (
        <Esqueleto linhas={10} />
      ) : painel.docente === null ? (
        <EstadoVazio titulo={t('semDocente')} texto={t(painel.docentes ? 'escolhaDocente' : 'semDocenteTexto')} />
      ) : (
        <Cartoes painel={painel} />
      )}
    </Pagina>
  );
}

function Cartoes({ painel }: { painel: Painel }) {
  const { pode, semRede } = useSessao();
  return (
    <div className={estilo.painel}>
      <div className={estilo.principal}>
        <AulasDeHoje painel={painel} />
        <Pendencias painel={painel} />
      </div>
      <div className={estilo.lado}>
        <RecadosDoPainel recados={painel.recados} proprio={painel.proprio} className={estilo.recados} />
        <Aniversarios painel={painel} />
        {pode('ficha-saude', 'visualizar') && !semRede && (
          <Suspense fallback={null}>
            <AlertasDeSaude key={painel.docente?.id} docenteId={painel.proprio ? null : (painel.docente?.id ?? null)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
