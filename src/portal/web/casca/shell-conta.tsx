import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useId, useRef } from 'react';
import { abrirPainel, paineisDaConta, painelAberto } from '#platform/web/sessao/conta.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useIrParaSaida } from '#platform/web/sessao/saida.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { iniciais } from './iniciais.ts';
import { JanelaDoPainel } from '../inicio/janela-do-painel.tsx';
import { TrocaDeIdioma, TrocaDeTema } from './preferencias.tsx';
import { textosPortal } from '../texts.ts';

/** The user's own menu: who is signed in, what the rooms add (own sessions, own password), shortcuts, sign-out. */
export function MenuDaConta({ mostrarAtalhos }: { mostrarAtalhos: () => void }) {
  const t = useTextos(textosPortal);
  const { idioma } = useIdioma();
  const { usuario, pode } = useSessao();
  const sair = useIrParaSaida();
  const id = useId();
  const caixa = useRef<HTMLDivElement>(null);
  const painel = painelAberto.usar();
  const nome = `${usuario?.nome ?? ''} ${usuario?.sobrenome ?? ''}`.trim();
  const fazer = (acao: () => void) => {
    caixa.current?.hidePopover();
    acao();
  };

  return (
    <>
      <button type="button" className="casca-usuario" popoverTarget={id}>
        {usuario?.foto ? <img src={usuario.foto} alt="" /> : iniciais(usuario?.nome ?? '', usuario?.sobrenome ?? '')}
        <span className="so-leitor">{`${t('minhaConta')}: ${nome}`}</span>
      </button>
      <div ref={caixa} id={id} popover="auto" className="casca-conta">
        <p>
          <strong>{nome}</strong>
          <span>{usuario?.email}</span>
        </p>
        {paineisDaConta()
          .filter(({ tela }) => tela === undefined || pode(tela, 'visualizar'))
          .map((registrado) => (
            <button key={registrado.chave} type="button" className="botao-simples" onClick={() => fazer(() => abrirPainel(registrado))}>
              <IconUser size={16} aria-hidden /> {registrado.titulo[idioma]}
            </button>
          ))}
        <button type="button" className="botao-simples" onClick={() => fazer(mostrarAtalhos)}>
          <IconKeyboard size={16} aria-hidden /> {t('mostrarAtalhos')}
        </button>
        <div className="casca-conta-preferencias so-telefone">
          <TrocaDeIdioma />
          <TrocaDeTema />
        </div>
        <button type="button" className="botao-simples" onClick={() => fazer(sair)}>
          <IconLogout size={16} aria-hidden /> {t('sair')}
        </button>
      </div>
      {painel && <JanelaDoPainel painel={painel} aoFechar={() => abrirPainel(null)} />}
    </>
  );
}
