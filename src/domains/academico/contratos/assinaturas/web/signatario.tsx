import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { envelhecer, useComando } from '#platform/web/rede/consultas.ts';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { assinaturasApi } from '../api.ts';
import { pdfAssinadoApi } from '../api-pdf.ts';
import { papeis } from '../situacoes.ts';
import { textosAssinatura } from '../texts.ts';

type Signatario = RespostaCliente<typeof assinaturasApi.listarAssinaturas>['itens'][number]['signatarios'][number];

/** One who signs: what became of it, what was asked, and what the school may do about it. */
export function LinhaDoSignatario({ signatario: s, aberta }: { signatario: Signatario; aberta: boolean }) {
  const t = useTextos(textosAssinatura);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const lembrar = useComando(assinaturasApi.lembrarSignatario, {
    envelhece: ['Contrato'],
    aoConcluir: () => avisar.sucesso(t('lembrado')),
  });
  const responder = useComando(assinaturasApi.responderPergunta, {
    envelhece: ['Contrato'],
    aoConcluir: () => avisar.sucesso(t('respostaEnviada')),
  });
  const perguntarResposta = async (id: number, texto: string): Promise<void> => {
    const resposta = await perguntarMotivo({
      titulo: t('responder'),
      texto,
      rotuloMotivo: t('resposta'),
      minimo: 1,
      maximo: 2000,
      rotuloConfirmar: t('responder'),
    });
    if (resposta !== null) responder.mutate({ params: { id }, body: { resposta } }, { onError: (causa) => avisar.erro(causa) });
  };
  const receber = async (arquivo: File): Promise<void> => {
    try {
      const { nome, emissor } = await enviarArquivo(pdfAssinadoApi.receberPdfAssinado, { params: { id: s.id } }, arquivo);
      avisar.sucesso(t('pdfRecebido', { nome, emissor }));
      await envelhecer('Contrato');
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  const estado =
    s.assinouEm !== null
      ? t(s.forma === 'pdf' ? 'assinouPorPdf' : 'assinouEm', { em: escreverInstante(s.assinouEm) })
      : s.vistoEm !== null
        ? t('viuEm', { em: escreverInstante(s.vistoEm) })
        : t('naoAbriu');
  return (
    <li>
      <strong>{s.nome}</strong> <span className="suave">{rotuloDe(papeis, s.papel, idioma)}</span>
      <div>{estado}</div>
      {s.forma === 'pdf' && (
        <BotaoDocumento
          rotulo={t('pdfAssinado')}
          nomeNaLista={`${t('pdfAssinado')}: ${s.nome}`}
          titulo={s.nome}
          endpoint={pdfAssinadoApi.baixarPdfAssinado}
          entrada={{ params: { id: s.id } }}
          nomePadrao={`${s.nome}.pdf`}
        />
      )}
      {aberta && s.assinouEm === null && pode('contratos', 'editar') && (
        <div>
          <button
            type="button"
            className="botao-simples"
            disabled={lembrar.isPending}
            onClick={() => lembrar.mutate({ params: { id: s.id } }, { onError: (causa) => avisar.erro(causa) })}
          >
            {t('lembrar')}
          </button>{' '}
          <label className="botao-simples">
            {t('receberPdf')}
            <input
              type="file"
              className="so-leitor"
              accept="application/pdf"
              onChange={({ currentTarget }) => {
                const [arquivo] = currentTarget.files ?? [];
                if (arquivo) void receber(arquivo);
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
      )}
      {s.perguntas.map((p) => (
        <div key={p.id} className="consequencia">
          <p>{t('perguntou', { nome: s.nome, texto: p.texto })}</p>
          {p.resposta !== null ? (
            <p>{t('respondido', { resposta: p.resposta })}</p>
          ) : (
            pode('contratos', 'editar') && (
              <button type="button" className="botao-simples" onClick={() => void perguntarResposta(p.id, p.texto)}>
                {t('responder')}
              </button>
            )
          )}
        </div>
      ))}
    </li>
  );
}
