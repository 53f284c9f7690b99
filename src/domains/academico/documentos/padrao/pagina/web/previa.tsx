import { useEffect, useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar, mensagemDe } from '#platform/web/rede/api.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { PaginaComposta } from '#shared/papel/pecas.ts';
import { documentoPadraoApi as api } from '#domains/academico/documentos/padrao/api.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { Folha } from './folha.tsx';
import estilo from './padrao.module.css';

type Vista = { paginas: PaginaComposta[]; vazios: string[] };

type Props = { papel: string | null; conteudo: ConteudoDoPapel; matriculaId: number | null };

/** The paper beside its text, for a student or by its example: drawn by the program that prints it, again after each pause of the typing. */
export function Previa({ papel, conteudo, matriculaId }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const semQuem = papel === null && matriculaId === null;
  const escrito = usePausado(JSON.stringify(conteudo));
  const [vista, setVista] = useState<Vista | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  useEffect(() => {
    if (semQuem) return undefined;
    const controle = new AbortController();
    chamar(
      api.preverDocumento,
      { body: { conteudo: JSON.parse(escrito) as ConteudoDoPapel, matriculaId, papel } },
      { signal: controle.signal },
    ).then(
      (feita) => {
        if (controle.signal.aborted) return;
        setVista(feita as unknown as Vista);
        setFalha(null);
      },
      // The page before stays in sight while a text is half written.
      (causa: unknown) => !controle.signal.aborted && setFalha(mensagemDe(causa)),
    );
    return () => controle.abort();
  }, [escrito, matriculaId, papel, semQuem]);
  if (semQuem) return <p className="suave">{t('previaEscolha')}</p>;
  return (
    <>
      {falha !== null && <p role="alert">{t('previaFalhou', { motivo: falha })}</p>}
      {vista && vista.vazios.length > 0 && <p className={estilo.aviso}>{t('semValor', { termos: vista.vazios.join(', ') })}</p>}
      <div className={estilo.folhas}>
        {vista?.paginas.map((pagina, i) => (
          <Folha key={`pagina-${i + 1}`} pagina={pagina} numero={i + 1} total={vista.paginas.length} />
        ))}
      </div>
    </>
  );
}
