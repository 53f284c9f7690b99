import { Suspense } from 'react';
import { esquemaFicha, fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { CamposDaFicha } from '#domains/pessoas/saude/web/door.tsx';
import { BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { textosFamilia } from '../texts.ts';
import { enviarDaFamilia } from './enviar-da-familia.ts';
import estilo from './familia.module.css';
import type { Pessoa } from './pessoa.ts';

type Props = { token: string; pessoa: Pessoa; enviou: (protocolos: readonly string[]) => void; aposMudar: () => void };

/** The health form of a student, empty: what the school knows does not leave it by a link. */
export function FichaDaPessoa({ token, pessoa: { pessoaId, visto }, enviou, aposMudar }: Props) {
  const t = useTextos(textosFamilia);
  const id = `ficha-${pessoaId}`;
  return (
    <details className={estilo.ficha}>
      <summary>{t('ficha')}</summary>
      <p className="suave">{t('fichaTexto')}</p>
      <Formulario
        id={id}
        guarda={false}
        esquema={esquemaFicha}
        valoresIniciais={{ ...fichaVazia(), versao: 0 }}
        aoSalvar={(_digitados, ficha) => enviarDaFamilia({ token, pessoaId, visto, valores: null, ficha }, aposMudar)}
        aposSalvar={(resposta) => enviou((resposta as { protocolos: string[] }).protocolos)}
      >
        <Suspense fallback={<Esqueleto linhas={6} />}>
          <CamposDaFicha />
        </Suspense>
        <BotaoSalvar formulario={id} rotulo={t('enviarFicha')} />
      </Formulario>
    </details>
  );
}
