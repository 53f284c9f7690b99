import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { cobrancaEnvioApi } from '../api.ts';
import { cobrancaModelosApi } from '#domains/financeiro/cobranca/modelos/api.ts';
import { canais, type Canal, motivosDeFora } from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { CartaVista } from '#domains/financeiro/cobranca/web/carta-vista.tsx';
import estilo from '#domains/financeiro/cobranca/web/cobranca.module.css';
import { Envio } from './envio.tsx';

type Previa = RespostaCliente<typeof cobrancaEnvioApi.preverCartas>;
type Lotes = RespostaCliente<typeof cobrancaEnvioApi.enviarCartas>['lotes'];

/** Letters to chosen payers: which text, by which way, what each will read; then the sending with its progress. */
export function EscreverCartas({ pagadorIds, aoFechar }: { pagadorIds: readonly number[]; aoFechar: () => void }) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  const { data: modelos } = useConsulta(cobrancaModelosApi.modelos, {});
  const ativos = modelos?.itens.filter((m) => m.ativo) ?? [];
  const [escolhido, setEscolhido] = useState<number | null>(null);
  const [canal, setCanal] = useState<Canal>('impresso');
  const [lotes, setLotes] = useState<Lotes | null>(null);
  const modeloId = escolhido ?? ativos[0]?.id;
  const body = { modeloId: modeloId ?? 0, canal, pagadorIds: [...pagadorIds] };
  const previa = useConsulta(cobrancaEnvioApi.preverCartas, { body }, { ativa: modeloId !== undefined, manterAnterior: true });
  const enviar = useComando(cobrancaEnvioApi.enviarCartas, {
    invalida: [cobrancaEnvioApi.listarDevedores],
    envelhece: ['Cobranca/cartas'],
  });
  const aoEnviar = async (): Promise<void> => {
    if (!previa.data) return;
    const sim = await confirmar({
      titulo: t('confirmarEnvio'),
      texto: t('confirmarTexto'),
      consequencia: numerosDe(t, previa.data),
      rotuloConfirmar: t(canal === 'email' ? 'enviar' : 'imprimir', { n: previa.data.quantidade }),
    });
    if (sim) await enviar.mutateAsync({ body }).then((resposta) => setLotes(resposta.lotes), avisar.erro);
  };
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={t('escreverCartas')}
      rodape={
        lotes === null &&
        previa.data && (
          <Button disabled={previa.data.quantidade === 0} loading={enviar.isPending} onClick={() => void aoEnviar()}>
            {t(canal === 'email' ? 'enviar' : 'imprimir', { n: previa.data.quantidade })}
          </Button>
        )
      }
    >
      {lotes ? (
        <Envio lotes={lotes} />
      ) : (
        <>
          <div className={estilo.linha}>
            <NativeSelect
              label={t('modelo')}
              data-foco
              value={String(modeloId ?? '')}
              data={ativos.map((m) => ({ value: String(m.id), label: m.nome }))}
              onChange={({ currentTarget: { value } }) => setEscolhido(Number(value))}
            />
            <NativeSelect
              label={t('canal')}
              value={canal}
              data={canais.map((c) => ({ value: c.valor, label: c[idioma] }))}
              onChange={({ currentTarget: { value } }) => setCanal(value === 'email' ? 'email' : 'impresso')}
            />
          </div>
          {modelos && ativos.length === 0 && <p>{t('vazioModelosTexto')}</p>}
          {previa.error && <EstadoErro erro={previa.error} tentarDeNovo={() => void previa.refetch()} />}
          {!previa.data && !previa.error && modeloId !== undefined && <Esqueleto linhas={10} />}
          {previa.data && <PreviaDeCartas previa={previa.data} />}
        </>
      )}
    </Janela>
  );
}

export const numerosDe = (t: ReturnType<typeof useTextos<typeof textosCobranca>>, previa: Previa): string =>
  previa.quantidade === 0
    ? t('nenhumaCarta')
    : t('numeros', {
        n: previa.quantidade,
        total: formatarReais(previa.totalCentavos),
        email: previa.porEmail,
        impressas: previa.impressas,
      });

/** The letters one by one, and who gets none, with the reason. */
export function PreviaDeCartas({ previa, inicial = 0 }: { previa: Previa; inicial?: number }) {
  const t = useTextos(textosCobranca);
  const [i, setI] = useState(inicial);
  const carta = previa.cartas[Math.min(i, previa.cartas.length - 1)];
  return (
    <section aria-label={t('previa')}>
      <p role="status">{numerosDe(t, previa)}</p>
      {carta && (
        <>
          <div className={estilo.linha}>
            <Button size="compact-sm" variant="default" disabled={i === 0} onClick={() => setI(i - 1)}>
              {t('anterior')}
            </Button>
            <span>{t('posicao', { i: Math.min(i, previa.cartas.length - 1) + 1, n: previa.cartas.length })}</span>
            <Button size="compact-sm" variant="default" disabled={i >= previa.cartas.length - 1} onClick={() => setI(i + 1)}>
              {t('proxima')}
            </Button>
          </div>
          {carta.contestados > 0 && <p className="consequencia">{t('contestadosForaDaCarta', { n: carta.contestados })}</p>}
          {carta.naFila > 0 && <p className="consequencia">{t('naFilaForaDaCarta', { n: carta.naFila })}</p>}
          <CartaVista carta={carta} titulos={carta.titulos} pagamento={carta.pagamento} />
        </>
      )}
      <NaoRecebem fora={previa.fora} />
    </section>
  );
}

/** Who gets none, with the reason; its heading stands one below that of what it is part of. */
export function NaoRecebem({ fora, titulo: Titulo = 'h3' }: { fora: Previa['fora']; titulo?: 'h2' | 'h3' }) {
  const t = useTextos(textosCobranca);
  const { idioma } = useIdioma();
  if (fora.length === 0) return null;
  return (
    <>
      <Titulo>{t('fora')}</Titulo>
      <ul>
        {fora.map((f) => (
          <li key={f.pagadorId}>
            {f.nome}: {rotuloDe(motivosDeFora, f.motivo, idioma)}
          </li>
        ))}
      </ul>
    </>
  );
}
