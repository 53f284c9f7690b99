import { lazy, Suspense } from 'react';
import { useConsulta, useRegistro } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco, useParametros } from '#platform/web/navegacao.tsx';
import { EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { aditivosApi } from '../api.ts';
import { contratosApi } from '#domains/academico/contratos/lista/api.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import type { AditivoEditor as Editor } from './aditivo-editor.tsx';

type Opcoes = Parameters<typeof Editor>[0]['opcoes'];
type Aditivo = Parameters<typeof Editor>[0]['aditivo'];

// The address decides which of the three is needed; each arrives alone.
const AditivoEditor = lazy(() => import('./aditivo-editor.tsx').then((m) => ({ default: m.AditivoEditor })));
const AditivoRegistro = lazy(() => import('./aditivo-registro.tsx').then((m) => ({ default: m.AditivoRegistro })));
const EscolherContrato = lazy(() => import('./escolher-contrato.tsx').then((m) => ({ default: m.EscolherContrato })));

const numero = (texto: string | number | undefined): number | null => (/^\d+$/.test(String(texto ?? '')) ? Number(texto) : null);

/** A new addendum of a contract, the edition of a draft, or the record of one that took effect. */
export default function AditivoFormPage() {
  return (
    <Suspense fallback={<PaginaCarregando />}>
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
  return (
    <PaginaDoRegistro consulta={consulta}>
      {(aditivo) =>
        aditivo.situacao === 'rascunho' ? (
          <ComOpcoes contratoId={aditivo.contratoId} aditivo={aditivo} />
        ) : (
          <AditivoRegistro aditivo={aditivo} />
        )
      }
    </PaginaDoRegistro>
  );
}

/** An enrollment has one contract in force at most: its active one is meant. */
function DaMatricula({ matriculaId }: { matriculaId: number }) {
  const t = useTextos(textosAditivo);
  const consulta = useConsulta(contratosApi.listarContratos, { query: { MatriculaId: String(matriculaId), Situacao: 'ativo' } });
  return (
    <PaginaDoRegistro consulta={consulta}>
      {({ itens: [contrato] }) =>
        contrato ? (
          <Novo contratoId={contrato.id} />
        ) : (
          <Pagina titulo={t('novoAditivo')}>
            <EstadoVazio titulo={t('semContratosAtivos')} texto={t('semContratosAtivosTexto')} />
          </Pagina>
        )
      }
    </PaginaDoRegistro>
  );
}

const Novo = ({ contratoId }: { contratoId: number }) => <ComOpcoes contratoId={contratoId} aditivo={null} />;

function ComOpcoes({ contratoId, aditivo }: { contratoId: number; aditivo: Aditivo }) {
  const consulta = useConsulta(aditivosApi.opcoesDeAditivo, { query: { ContratoId: contratoId } });
  return <PaginaDoRegistro consulta={consulta}>{(opcoes) => <Editavel opcoes={opcoes} aditivo={aditivo} />}</PaginaDoRegistro>;
}

/** The editor, or why there is none: a contract not in force, or a draft that waits already. */
function Editavel({ opcoes, aditivo }: { opcoes: Opcoes; aditivo: Aditivo }) {
  const t = useTextos(textosAditivo);
  const abrir = (
    <Elo tela="contrato-visualizar" params={{ contratoId: opcoes.contrato.id }}>
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
