import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErroApi, mensagemDe } from '../rede/erro-api.ts';
import { useTextos } from '../i18n.tsx';
import { Elo } from '../navegacao.tsx';
import { textosWeb } from '../texts.ts';
import { tipoDoErro } from './tipo-do-erro.ts';

/** Says why there is nothing here and offers the next act. */
export function EstadoVazio({ titulo, texto, acao }: { titulo: ReactNode; texto?: ReactNode; acao?: ReactNode }) {
  return (
    <div className="estado">
      <p className="estado-titulo">{titulo}</p>
      {texto !== undefined && <p className="estado-texto">{texto}</p>}
      {acao}
    </div>
  );
}

/** What the address names does not exist, or is not for this reader to know of. */
export function EstadoNaoEncontrado() {
  const t = useTextos(textosWeb);
  return (
    <div className="estado" role="alert" data-nao-encontrado>
      <p className="estado-titulo">{t('naoEncontrado')}</p>
      <p className="estado-texto">{t('naoEncontradoTexto')}</p>
      <Elo tela="dashboard">{t('irParaInicio')}</Elo>
    </div>
  );
}

/** What is asked for needs a permission that this person does not have: said calmly, as one says that a list is empty. */
function EstadoSemPermissao({ erro }: { erro: unknown }) {
  const t = useTextos(textosWeb);
  return (
    <div className="estado" role="status" data-sem-permissao>
      <p className="estado-titulo">{t('pedePermissao')}</p>
      <p className="estado-texto">
        {mensagemDe(erro)} {t('pedePermissaoTexto')}
      </p>
    </div>
  );
}

/** Says what failed, the way out, and the code that support asks for. */
export function EstadoErro({ erro, tentarDeNovo, codigo }: { erro: unknown; tentarDeNovo?: () => void; codigo?: string }) {
  const t = useTextos(textosWeb);
  const tipo = tipoDoErro(erro);
  if (tipo === 'nao_encontrado') return <EstadoNaoEncontrado />;
  if (tipo === 'sem_permissao') return <EstadoSemPermissao erro={erro} />;
  const suporte = codigo ?? (erro instanceof ErroApi ? erro.correlationId : null);
  return (
    <div className="estado" role="alert">
      <p className="estado-titulo">{t('naoCarregou')}</p>
      <p className="estado-texto">{mensagemDe(erro)}</p>
      {tentarDeNovo && <Button onClick={tentarDeNovo}>{t('tentarDeNovo')}</Button>}
      {suporte && <p className="estado-texto">{t('codigoDeSuporte', { codigo: suporte })}</p>}
    </div>
  );
}

/** Grey lines in the place of what is coming, so that the layout does not jump. */
export function Esqueleto({ linhas = 6 }: { linhas?: number }) {
  const t = useTextos(textosWeb);
  return (
    <div className="esqueleto" role="status" aria-label={t('carregando')}>
      {Array.from({ length: linhas }, (_, indice) => (
        <div key={indice} className="esqueleto-linha" />
      ))}
    </div>
  );
}
