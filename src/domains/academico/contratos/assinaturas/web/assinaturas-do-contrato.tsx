import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { assinaturasApi } from '../api.ts';
import { assinaturasEmCurso as emCurso, rotulosAssinatura, type SituacaoAssinatura } from '../situacoes.ts';
import { textosAssinatura } from '../texts.ts';
import type { PapelEscolhido } from './janela-de-envio.tsx';
import { LinhaDoSignatario } from './signatario.tsx';
import estilo from './assinaturas.module.css';

// The form kit comes with the first sending.
export const JanelaDeEnvio = lazy(() => import('./janela-de-envio.tsx').then((m) => ({ default: m.JanelaDeEnvio })));
type Assinatura = RespostaCliente<typeof assinaturasApi.listarAssinaturas>['itens'][number];
type Papel = { aditivoId: number | null; ordem: number | null };

const tons: Record<SituacaoAssinatura, TomDeEstado> = {
  aberta: 'alerta',
  vencida: 'perigo',
  assinada: 'aberto',
  concluida: 'sucesso',
  revogada: 'neutro',
  sem_efeito: 'neutro',
};

/** Where the signatures of a contract and its addenda stand: each signer, reminders, questions, and the school's own. */
export function AssinaturasDoContrato({ contratoId, papeis }: { contratoId: number; papeis: readonly Papel[] }) {
  const t = useTextos(textosAssinatura);
  const { pode } = useSessao();
  const { data } = useConsulta(assinaturasApi.listarAssinaturas, { params: { id: contratoId } });
  const [enviando, setEnviando] = useState<PapelEscolhido | null>(null);
  const itens = data?.itens ?? [];
  const livres = papeis.filter(
    ({ aditivoId }) =>
      !itens.some((a) => a.aditivoId === aditivoId && (emCurso.includes(a.situacao) || (a.situacao === 'concluida' && a.doTextoAtual))),
  );
  if (!data || (itens.length === 0 && livres.length === 0)) return null;
  return (
    <Cartao titulo={t('assinaturas')}>
      {itens.length === 0 && <p className="suave">{t('nenhuma')}</p>}
      {itens.map((assinatura) => (
        <UmaAssinatura key={assinatura.id} assinatura={assinatura} />
      ))}
      {pode('contratos', 'editar') &&
        livres.map(({ aditivoId, ordem }) => (
          <p key={aditivoId ?? 0}>
            <Button variant="default" size="xs" onClick={() => setEnviando({ contratoId, aditivoId })}>
              {t('enviarPorLink')}: {ordem === null ? t('oContrato') : t('aditivoN', { ordem })}
            </Button>
          </p>
        ))}
      <Suspense fallback={null}>{enviando && <JanelaDeEnvio papeis={[enviando]} aoFechar={() => setEnviando(null)} />}</Suspense>
    </Cartao>
  );
}

function UmaAssinatura({ assinatura: a }: { assinatura: Assinatura }) {
  const t = useTextos(textosAssinatura);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const concluir = useComando(assinaturasApi.contraAssinar, { envelhece: ['Contrato'], aoConcluir: () => avisar.sucesso(t('concluida')) });
  const revogar = useComando(assinaturasApi.revogarAssinatura, {
    envelhece: ['Contrato'],
    aoConcluir: () => avisar.sucesso(t('revogada')),
  });
  const params = { id: a.id };
  const nome = a.ordem === null ? t('oContrato') : t('aditivoN', { ordem: a.ordem });
  const aoConcluir = async (): Promise<void> => {
    const sim = await confirmar({ titulo: t('contraAssinar'), texto: t('contraAssinarTexto'), rotuloConfirmar: t('contraAssinar') });
    if (sim) concluir.mutate({ params }, { onError: (causa) => avisar.erro(causa) });
  };
  const aoRevogar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('revogar'),
      texto: t('revogarTexto'),
      rotuloMotivo: t('motivo'),
      maximo: 300,
      rotuloConfirmar: t('revogar'),
    });
    if (motivo !== null) revogar.mutate({ params, body: { motivo } }, { onError: (causa) => avisar.erro(causa) });
  };
  return (
    <section className={estilo.papel}>
      <p>
        <strong>{nome}</strong> <Etiqueta tom={tons[a.situacao]}>{rotuloDe(rotulosAssinatura, a.situacao, idioma)}</Etiqueta>
      </p>
      {a.superado ? (
        <p className="consequencia">{t('superado')}</p>
      ) : (
        a.situacao === 'aberta' && <p className="suave">{t('ate', { em: escreverInstante(a.expiraEm) })}</p>
      )}
      <ul className="lista">
        {a.signatarios.map((s) => (
          <LinhaDoSignatario key={s.id} signatario={s} aberta={!a.superado && (a.situacao === 'aberta' || a.situacao === 'vencida')} />
        ))}
      </ul>
      <div className={estilo.acoes}>
        <BotaoDocumento
          rotulo={t('pdf')}
          titulo={nome}
          endpoint={assinaturasApi.assinaturaEmPdf}
          entrada={{ params }}
          nomePadrao={`${nome}.pdf`}
        />
        {pode('contratos', 'editar') && a.situacao === 'assinada' && !a.superado && (
          <Button loading={concluir.isPending} onClick={() => void aoConcluir()}>
            {t('contraAssinar')}
          </Button>
        )}
        {pode('contratos', 'editar') && emCurso.includes(a.situacao) && (
          <Button variant="default" loading={revogar.isPending} onClick={() => void aoRevogar()}>
            {t('revogar')}
          </Button>
        )}
      </div>
    </section>
  );
}
