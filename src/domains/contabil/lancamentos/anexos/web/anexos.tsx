import { useState } from 'react';
import { EntradaDeAnexo } from '#domains/rh/protocolos/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosLancamento } from '../../texts.ts';
import { anexosContabeisApi as api } from '../api.ts';

type Anexo = { id: number; nome: string; usuarioNome: string; em: string };

/** The documents that prove an entry, and one more. */
export function AnexosDoLancamento({ id, anexos }: { id: number; anexos: readonly Anexo[] }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const [enviando, setEnviando] = useState(false);
  const baixar = (anexoId: number, nome: string): void =>
    void baixarArquivo(api.baixarAnexo, { params: { id, anexoId } }, { nomePadrao: nome }).catch(avisar.erro);
  const enviar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    await enviarArquivo(api.anexar, { params: { id } }, arquivo).then(() => avisar.sucesso(t('anexado')), avisar.erro);
    setEnviando(false);
    await envelhecer('LancamentoContabil');
  };
  return (
    <>
      {anexos.length === 0 && <p className="suave">{t('semAnexos')}</p>}
      <ul>
        {anexos.map((anexo) => (
          <li key={anexo.id}>
            <button type="button" className="botao-simples" onClick={() => baixar(anexo.id, anexo.nome)}>
              {t('baixarAnexo', { nome: anexo.nome })}
            </button>{' '}
            <span className="suave">
              {anexo.usuarioNome}, {escreverInstante(anexo.em)}
            </span>
          </li>
        ))}
      </ul>
      {(pode('contabil-lancamentos', 'criar') || pode('contabil-lancamentos', 'editar')) && (
        <EntradaDeAnexo arquivo={null} enviando={enviando} aoEscolher={(arquivo) => void enviar(arquivo)} />
      )}
    </>
  );
}
