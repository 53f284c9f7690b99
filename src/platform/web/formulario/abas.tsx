import { type ReactNode, useEffect } from 'react';
import { useTextos } from '../i18n.tsx';
import { ListaDeAbas } from '../pagina/lista-de-abas.tsx';
import { useBusca } from '../navegacao.tsx';
import type { Caminho } from './valores/caminho-tipado.ts';
import { abaDoCampo } from './valores/caminhos.ts';
import { idDoPainel, useContextoDoFormulario } from './contexto.tsx';
import estilo from './formulario.module.css';
import { textosFormulario } from './texts.ts';

export type AbaFormulario = {
  /** Short name in the address (`?aba=contato`). */
  chave: string;
  rotulo: string;
  /** Paths of the fields inside it: an error opens the tab that holds its field. */
  campos: readonly Caminho[];
  conteudo: ReactNode;
};

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
  const [busca, mudarBusca] = useBusca();
  const aberta = abas.find((aba) => aba.chave === busca[parametro]) ?? abas[0];
  const abrir = (chave: string, substituir: boolean) =>
    mudarBusca({ [parametro]: chave === abas[0]?.chave ? undefined : chave }, { substituir });
  useEffect(() => {
    registrarAbas({ abas, abrir: (chave) => abrir(chave, true) });
    return () => registrarAbas(null);
  });
  const errosDa = (chave: string) => Object.keys(form.errors).filter((caminho) => abaDoCampo(abas, caminho)?.chave === chave).length;
  const idDe = (chave: string) => `${id}-aba-${chave}`;
  const marcaDe = (erros: number) =>
    erros > 0 && (
      <span className={estilo.abaErro}>
        <span aria-hidden>{erros}</span>
        <span className="so-leitor">{t('abaComErro', { n: erros })}</span>
      </span>
    );
  return (
    <>
      <ListaDeAbas
        rotulo={rotulo}
        className={estilo.abas}
        abas={abas.map(({ chave, rotulo: texto }) => ({ chave, rotulo: texto, marca: marcaDe(errosDa(chave)) }))}
        aberta={aberta?.chave}
        idDe={idDe}
        painelDe={(chave) => idDoPainel(id, chave)}
        aoAbrir={(chave, como) => abrir(chave, como === 'tecla')}
      />
      {abas.map((aba) => (
        <div
          key={aba.chave}
          id={idDoPainel(id, aba.chave)}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={idDe(aba.chave)}
          hidden={aba !== aberta}
        >
          {aba.conteudo}
        </div>
      ))}
    </>
  );
}
