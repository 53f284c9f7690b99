import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTextos } from '../i18n.tsx';
import { type BuscaDeTela, useBusca } from '../navegacao.tsx';
import { abaDoCampo } from './caminhos.ts';
import { useContextoDoFormulario } from './contexto.tsx';
import estilo from './formulario.module.css';
import { textosFormulario } from './texts.ts';

export type AbaFormulario = {
  /** Short name in the address (`?aba=contato`). */
  chave: string;
  rotulo: string;
  /** Paths of the fields inside it: an error opens the tab that holds its field. */
  campos: readonly string[];
  conteudo: ReactNode;
};

const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as BuscaDeTela }) };

/** Tabs of a long form. All of them stay in the page, so that what was typed and what is wrong stay too. */
export function AbasFormulario({
  abas,
  rotulo,
  parametro = 'aba',
}: {
  abas: readonly AbaFormulario[];
  rotulo?: string;
  parametro?: string;
}) {
  const t = useTextos(textosFormulario);
  const { id, form, registrarAbas } = useContextoDoFormulario();
  const [busca, mudarBusca] = useBusca<BuscaDeTela>(leitor);
  const aberta = abas.find((aba) => aba.chave === busca[parametro]) ?? abas[0];
  const abrir = (chave: string, substituir: boolean) =>
    mudarBusca({ [parametro]: chave === abas[0]?.chave ? undefined : chave }, { substituir });
  useEffect(() => {
    registrarAbas({ abas, abrir: (chave) => abrir(chave, true) });
    return () => registrarAbas(null);
  });
  const tira = useRef<HTMLDivElement>(null);
  const chaveAberta = aberta?.chave;
  // Where the strip is wider than the screen, the open tab stands in the middle of what is seen of it.
  useEffect(() => {
    const botao = tira.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tira.current || !botao || chaveAberta === undefined) return;
    const { left, width } = botao.getBoundingClientRect();
    const dentro = left - tira.current.getBoundingClientRect().left + tira.current.scrollLeft;
    tira.current.scrollLeft = dentro - (tira.current.clientWidth - width) / 2;
  }, [chaveAberta]);
  const errosDa = (chave: string) => Object.keys(form.errors).filter((caminho) => abaDoCampo(abas, caminho)?.chave === chave).length;
  const idDe = (chave: string) => `${id}-aba-${chave}`;
  const aoTeclar = (evento: KeyboardEvent, posicao: number) => {
    const destino = { ArrowRight: posicao + 1, ArrowLeft: posicao - 1, Home: 0, End: abas.length - 1 }[evento.key];
    const aba = destino === undefined ? undefined : abas[(destino + abas.length) % abas.length];
    if (!aba) return;
    evento.preventDefault();
    abrir(aba.chave, true);
    document.getElementById(idDe(aba.chave))?.focus();
  };
  return (
    <>
      <div ref={tira} role="tablist" aria-label={rotulo} className={estilo.abas}>
        {abas.map((aba, posicao) => {
          const erros = errosDa(aba.chave);
          return (
            <button
              key={aba.chave}
              id={idDe(aba.chave)}
              type="button"
              role="tab"
              aria-selected={aba === aberta}
              aria-controls={`${idDe(aba.chave)}-painel`}
              tabIndex={aba === aberta ? 0 : -1}
              onClick={() => abrir(aba.chave, false)}
              onKeyDown={(evento) => aoTeclar(evento, posicao)}
            >
              {aba.rotulo}
              {erros > 0 && (
                <span className={estilo.abaErro}>
                  <span aria-hidden>{erros}</span>
                  <span className="so-leitor">{t('abaComErro', { n: erros })}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {abas.map((aba) => (
        <div key={aba.chave} id={`${idDe(aba.chave)}-painel`} role="tabpanel" aria-labelledby={idDe(aba.chave)} hidden={aba !== aberta}>
          {aba.conteudo}
        </div>
      ))}
    </>
  );
}
