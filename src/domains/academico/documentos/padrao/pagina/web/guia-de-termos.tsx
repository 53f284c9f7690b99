import { TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { combinaComBusca } from '#shared/palavras/busca.ts';
import { papelDaCasa } from '#domains/academico/documentos/padrao/papeis-da-casa.ts';
import { useGuia } from '#domains/academico/documentos/padrao/web/guia-do-papel.tsx';
import { documentoPadraoApi as api } from '#domains/academico/documentos/padrao/api.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import estilo from './padrao.module.css';

type Props = { papel: string | null; matriculaId: number | null; aoEscolher: ((termo: string) => void) | null };

/** The guide of terms: what each means, what it says of the student or the example of the preview, and where it may stand. */
export function GuiaDeTermos({ papel, matriculaId, aoEscolher }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const guia = useGuia();
  const exemplo = useMemo(() => papelDaCasa(papel)?.exemplo(), [papel]);
  const { idioma } = useIdioma();
  const [busca, setBusca] = useState('');
  const { data: doAluno } = useConsulta(
    api.exemplosDosTermos,
    { query: { MatriculaId: String(matriculaId ?? 0) } },
    { ativa: papel === null && matriculaId !== null, validadeMs: 60_000 },
  );
  const data = exemplo ?? doAluno;
  const achados = guia.termos.filter(({ nome, significado }) =>
    combinaComBusca(`${nome} ${nome.replaceAll('.', ' ')} ${significado[idioma]}`, busca),
  );
  const nomeDaLista = new Map(guia.listas.map(({ nome, significado }) => [nome, significado[idioma]]));
  const exemploDe = (nome: string, lista: string | null): string => {
    const valor = lista === null ? data?.campos[nome] : data?.listas[lista]?.[0]?.[nome];
    if (data === undefined || nome.startsWith('pagina.')) return '';
    return valor ? t('exemplo', { valor: valor.length > 60 ? `${valor.slice(0, 60)}…` : valor }) : t('semExemplo');
  };
  return (
    <>
      <TextInput label={t('buscarTermo')} value={busca} onChange={({ currentTarget: { value } }) => setBusca(value)} />
      {achados.length === 0 && <p className="suave">{t('nenhumTermo')}</p>}
      <ul className={estilo.guia}>
        {achados.map(({ nome, lista, significado }) => (
          <li key={nome}>
            <button
              type="button"
              className={estilo.termo}
              disabled={aoEscolher === null}
              aria-label={t('inserirTermo', { termo: nome })}
              onClick={() => aoEscolher?.(nome)}
            >
              <code>{`{{${nome}}}`}</code>
            </button>
            <span>{significado[idioma]}</span>
            <small className="suave">
              {[exemploDe(nome, lista), lista === null ? '' : t('soEm', { lista: nomeDaLista.get(lista) ?? lista })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
