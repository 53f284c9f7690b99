import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { BotaoDocumento } from '#platform/web/registro/documento.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { notificacoesApi } from '../api.ts';
import { destinosDaNotificacao, meiosDeEnvio, situacoesDoEnvio } from '../situacoes.ts';
import { textosNotificacao } from '../texts.ts';
import type { NotificacaoAberta } from './leitura.ts';
import estilo from './notificacoes.module.css';

/** To whom a notice goes: a guardian, or (`pessoaId` null) the Conselho Tutelar, which is told of absences alone. */
export type Alvo = { destino: 'responsavel' | 'conselho'; pessoaId: number | null; nome: string; email: string | null };
type Envio = NotificacaoAberta['envios'][number];
const tons = { no_correio: 'aberto', enviado: 'sucesso', falhou: 'perigo' } as const;

/** Whoever the notice goes to, with the paper, what went, and the way to send what did not. */
export function Destinatarios({ notificacao, aoEnviar }: { notificacao: NotificacaoAberta; aoEnviar: ((alvo: Alvo) => void) | null }) {
  const t = useTextos(textosNotificacao);
  const { idioma } = useIdioma();
  const conselho = { destino: 'conselho' as const, pessoaId: null, nome: rotuloDe(destinosDaNotificacao, 'conselho', idioma), email: null };
  const alvos: Alvo[] = [
    ...notificacao.responsaveis.map((r) => ({ destino: 'responsavel' as const, ...r })),
    ...(notificacao.etapa === null ? [conselho] : []),
  ];
  return (
    <Tabela
      legenda={t('aQuem')}
      colunas={[t('aQuem'), t('envio'), t('acoes')]}
      cartao={{ titulo: 0 }}
      linhas={alvos.map((alvo) => {
        const envios = notificacao.envios.filter(({ destino, pessoaId }) => destino === alvo.destino && pessoaId === alvo.pessoaId);
        const vivo = envios.some(({ situacao }) => situacao !== 'falhou');
        return {
          chave: alvo.pessoaId ?? 'conselho',
          celulas: [
            alvo.nome,
            envios.length === 0 ? t('nada') : <Envios key="envios" envios={envios} />,
            <span key="acoes" className={estilo.marcado}>
              <BotaoDocumento
                rotulo={t('carta')}
                nomeNaLista={t('cartaDe', { nome: alvo.nome })}
                titulo={t('cartaDe', { nome: alvo.nome })}
                endpoint={notificacoesApi.imprimirNotificacao}
                entrada={{
                  params: { id: notificacao.id },
                  query: { Destino: alvo.destino, ...(alvo.pessoaId === null ? {} : { PessoaId: alvo.pessoaId }) },
                }}
                nomePadrao={`notificacao-${notificacao.numero}.pdf`}
              />
              {aoEnviar && !vivo && (
                <button
                  type="button"
                  className="botao-simples"
                  aria-label={t('enviarA', { nome: alvo.nome })}
                  onClick={() => aoEnviar(alvo)}
                >
                  {t('enviar')}
                </button>
              )}
            </span>,
          ],
        };
      })}
    />
  );
}

function Envios({ envios }: { envios: readonly Envio[] }) {
  const t = useTextos(textosNotificacao);
  const { idioma } = useIdioma();
  return (
    <ul className="lista">
      {envios.map(({ id, meio, contato, situacao, detalhe, por, em }) => (
        <li key={id}>
          <Etiqueta tom={tons[situacao]}>{rotuloDe(situacoesDoEnvio, situacao, idioma)}</Etiqueta>{' '}
          {t('envioEm', { meio: rotuloDe(meiosDeEnvio, meio, idioma), em: escreverInstante(em), por })}
          {(contato ?? detalhe) !== null && <p className="suave">{[contato, detalhe].filter(Boolean).join(' · ')}</p>}
        </li>
      ))}
    </ul>
  );
}
