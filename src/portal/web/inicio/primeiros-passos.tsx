import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import { useId, useState } from 'react';
import { telaPorId } from '#catalog/telas.ts';
import { paineisDaConta } from '#platform/web/sessao/conta.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type PassoId, podeDar, primeirosPassos } from '#portal/primeiros-passos.ts';
import { textosPassos } from '#portal/texts-passos.ts';
import estilo from './inicio.module.css';
import { JanelaDoPainel } from './janela-do-painel.tsx';

type Passo = { id: PassoId; feito: boolean };

/** What an empty school creates first. Each step opens its screen; those done are ticked. */
export function PrimeirosPassos({ passos }: { passos: readonly Passo[] }) {
  const t = useTextos(textosPassos);
  const idTitulo = useId();
  const feitos = passos.filter(({ feito }) => feito).length;
  const proximo = passos.find(({ feito }) => !feito)?.id;
  return (
    <section className={`cartao ${estilo.secao}`} aria-labelledby={idTitulo}>
      <h2 id={idTitulo}>{t('passosTitulo')}</h2>
      <p className="suave">
        {t('passosTexto')} {t('passosProgresso', { feitos, total: passos.length })}.
      </p>
      <ol className={estilo.passos}>
        {passos.map((passo) => (
          <UmPasso key={passo.id} passo={passo} proximo={passo.id === proximo} />
        ))}
      </ol>
    </section>
  );
}

function UmPasso({ passo: { id, feito }, proximo }: { passo: Passo; proximo: boolean }) {
  const t = useTextos(textosPassos);
  const { idioma } = useIdioma();
  const { pode, usuario } = useSessao();
  const definicao = primeirosPassos.find((passo) => passo.id === id);
  if (!definicao) return null;
  const Icone = feito ? IconCircleCheck : IconCircleDashed;
  const podeFazer = podeDar(definicao, usuario?.admin === true, pode);
  return (
    <li className={feito ? estilo.feito : undefined} aria-current={proximo ? 'step' : undefined}>
      <Icone size={18} aria-hidden />
      <span>
        <span className="so-leitor">{t(feito ? 'passoFeito' : 'passoFalta')}:</span>
        {feito || !podeFazer ? t(id) : <Entrada passo={definicao} className={proximo ? estilo.proximo : undefined} />}
        {!feito && !podeFazer && (
          <span className="suave">
            {definicao.permissao === null
              ? t('passoDoAdministrador')
              : t('passoDeOutro', { tela: telaPorId(definicao.permissao[0]).titulo[idioma] })}
          </span>
        )}
      </span>
    </li>
  );
}

/** What opens a step: the link to its screen, or the window of the user's menu. */
function Entrada({ passo: { id, abre }, className }: { passo: (typeof primeirosPassos)[number]; className: string | undefined }) {
  const t = useTextos(textosPassos);
  const [aberta, setAberta] = useState(false);
  if ('tela' in abre) {
    return (
      <Elo tela={abre.tela} {...('search' in abre ? { search: abre.search } : {})} className={className}>
        {t(id)}
      </Elo>
    );
  }
  const painel = paineisDaConta().find(({ chave }) => chave === abre.painel);
  return (
    <>
      <button type="button" className={`${estilo.botaoDoPasso} ${className ?? ''}`} onClick={() => setAberta(true)}>
        {t(id)}
      </button>
      {aberta && painel && <JanelaDoPainel painel={painel} aoFechar={() => setAberta(false)} />}
    </>
  );
}
