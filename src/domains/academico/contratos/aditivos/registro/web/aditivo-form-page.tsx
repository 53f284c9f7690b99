import { lazy, Suspense } from 'react';
import { useConsulta, useRegistro } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco, useParametros } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { aditivosApi } from '../api.ts';
import { contratosApi } from '#domains/academico/contratos/lista/api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import type { AditivoEditor as Editor } from './aditivo-editor.tsx';

// The address decides which of the three is needed; each arrives alone.
const AditivoEditor = lazy(() => import('./aditivo-editor.tsx').then((m) => ({ default: m.AditivoEditor })));
const AditivoRegistro = lazy(() => import('./aditivo-registro.tsx').then((m) => ({ default: m.AditivoRegistro })));
const EscolherContrato = lazy(() => import('./escolher-contrato.tsx').then((m) => ({ default: m.EscolherContrato })));

const numero = (texto: string | number | undefined): number | null => (/^\d+$/.test(String(texto ?? '')) ? Number(texto) : null);

/** A new addendum of a contract, the edition of a draft, or the record of one that took effect. */
export default function AditivoFormPage() {
  return (
    <Suspense
      fallback={
        <Pagina>
          <Esqueleto />
        </Pagina>
      }
    >
      <Endereco />
    </Suspense>
  );
}

function Endereco() {
  const params = useParametros();
  const [busca] = useEndereco('aditivo');
  const aditivoId = numero(busca.aditivo);
  const contratoId = numero(params.contratoId);
  const matriculaId = numero(params.matriculaId);
  if (aditivoId !== null) return <Existente id={aditivoId} />;
  if (contratoId !== null) return <Novo contratoId={contratoId} />;
  return matriculaId === null ? <EscolherContrato /> : <DaMatricula matriculaId={matriculaId} />;
}

function Existente({ id }: { id: number }) {
  const consulta = useRegistro(aditivosApi.obterAditivo, { params: { id } });
  if (!consulta.data) return <Espera consulta={consulta} />;
  return consulta.data.situacao === 'rascunho' ? (
    <ComOpcoes contratoId={consulta.data.contratoId} aditivo={consulta.data} />
  ) : (
    <AditivoRegistro aditivo={consulta.data} />
  );
}

/** An enrollment has one contract in force at most: its active one is meant. */
function DaMatricula({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosAditivo);
  const consulta = useConsulta(contratosApi.listarContratos, { query: { MatriculaId: String(matriculaId), Situacao: 'ativo' } });
  if (!consulta.data) return <Espera consulta={consulta} />;
  const [contrato] = consulta.data.itens;
  if (contrato) return <Novo contratoId={contrato.id} />;
  return (
    <Pagina titulo={t('novoAditivo')}>
      <EstadoVazio titulo={t('semContratosAtivos')} texto={t('semContratosAtivosTexto')} />
    </Pagina>
  );
}

const Novo = ({ contratoId }: { contratoId: number }) => <ComOpcoes contratoId={contratoId} aditivo={null} />;

function ComOpcoes({ contratoId, aditivo }: { contratoId: number; aditivo: Parameters<typeof Editor>[0]['aditivo'] }) {
  const t = useTextos(textosAditivo);
  const consulta = useConsulta(aditivosApi.opcoesDeAditivo, { query: { ContratoId: contratoId } });
  const opcoes = consulta.data;
  if (!opcoes) return <Espera consulta={consulta} />;
  const abrir = (
    <Elo tela="contrato-visualizar" params={{ contratoId }}>
      {t('abrirContrato')}
    </Elo>
  );
  if (opcoes.contrato.situacao !== 'ativo')
    return (
      <Pagina titulo={t('novoAditivo')} migalha={opcoes.contrato.numero}>
        <EstadoVazio titulo={t('contratoInativo')} texto={t('semContratosAtivosTexto')} acao={abrir} />
      </Pagina>
    );
  if (aditivo === null && opcoes.rascunhoId !== null)
    return (
      <Pagina titulo={t('novoAditivo')} migalha={opcoes.contrato.numero}>
        <EstadoVazio
          titulo={t('rascunhoExistente')}
          acao={
            <Elo tela="aditivo-form" search={{ aditivo: opcoes.rascunhoId }}>
              {t('abrirRascunho')}
            </Elo>
          }
        />
      </Pagina>
    );
  return <AditivoEditor key={aditivo?.id ?? 'novo'} opcoes={opcoes} aditivo={aditivo} />;
}

function Espera({ consulta }: { consulta: { error: unknown; refetch: () => unknown } }) {
  return (
    <Pagina>{consulta.error ? <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} /> : <Esqueleto />}</Pagina>
  );
}
