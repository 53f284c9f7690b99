import { useState } from 'react';
import { EntradaDeAnexo } from '#domains/rh/protocolos/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosPagar } from '../../texts.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { anexosPagarApi } from '../api.ts';

type Anexo = { id: number; nome: string; usuarioNome: string; em: string };

/** The documents of a bill, and one more. */
export function Anexos({ contaId, anexos }: { contaId: number; anexos: readonly Anexo[] }) {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const baixar = (anexoId: number, nome: string): void =>
    void baixarArquivo(anexosPagarApi.baixarAnexo, { params: { id: contaId, anexoId } }, { nomePadrao: nome }).catch(avisar.erro);
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
      {(pode('contas-pagar', 'criar') || pode('contas-pagar', 'editar') || pode('contas-pagar-baixar-titulo', 'criar')) && (
        <UmAnexo contaId={contaId} />
      )}
    </>
  );
}

/** Sends one document of a bill, and says which it was. */
export function UmAnexo({ contaId }: { contaId: number }) {
  const t = useTextos(textosPagar);
  const [nome, setNome] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const enviar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    await enviarArquivo(anexosPagarApi.anexar, { params: { id: contaId } }, arquivo).then((anexo) => {
      setNome(anexo.nome);
      avisar.sucesso(t('anexado'));
    }, avisar.erro);
    setEnviando(false);
    await recarregarPagar();
  };
  return <EntradaDeAnexo arquivo={nome} enviando={enviando} aoEscolher={(arquivo) => void enviar(arquivo)} />;
}
