import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { conselhoApi } from '#domains/academico/fechamento/conselho/api.ts';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import type { ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';

const chave = () => ({ chaveIdempotencia: crypto.randomUUID() });

/** Drawing up minutes, reopening, cancelling: each asks first. */
export function useAtos({ id, versao, alunos, ata }: ConselhoNaTela) {
  const t = useTextos(textosConselho);
  const fazer = async (ato: () => Promise<string>): Promise<void> => {
    try {
      avisar.sucesso(await ato());
    } catch (causa) {
      avisar.erro(causa);
    }
    await envelhecer('Conselho', 'Fechamento');
  };
  const comMotivo = async (titulo: string, texto: string, rotulo: string, ato: (motivo: string) => Promise<string>): Promise<void> => {
    const motivo = await perguntarMotivo({ titulo, texto, rotuloConfirmar: rotulo, rotuloMotivo: t('motivo'), minimo: 3, maximo: 500 });
    if (motivo !== null) await fazer(() => ato(motivo));
  };
  return {
    lavrar: async (): Promise<void> => {
      const decididos = alunos.filter(({ registro }) => registro.decisao !== null).length;
      const sim = await confirmar({
        titulo: t('lavrarTitulo'),
        texto: t('lavrarTexto'),
        consequencia: t('lavrarConsequencia', { alunos: alunos.length, decididos }),
        rotuloConfirmar: t('lavrar'),
      });
      if (!sim) return;
      await fazer(async () => {
        const { numero } = await chamar(conselhoApi.lavrarAta, { params: { id }, body: { versao } }, chave());
        return t('lavrada', { numero });
      });
    },
    reabrir: () =>
      comMotivo(t('reabrirTitulo'), t('reabrirTexto', { numero: ata?.numero ?? '' }), t('reabrir'), async (motivo) => {
        await chamar(conselhoApi.reabrirConselho, { params: { id }, body: { motivo } }, chave());
        return t('reaberto');
      }),
    cancelar: () =>
      comMotivo(t('cancelarTitulo'), ata ? t('cancelarComAta', ata) : t('cancelarTexto'), t('cancelar'), async (motivo) => {
        await chamar(conselhoApi.cancelarConselho, { params: { id }, body: { motivo } }, chave());
        return t('cancelado');
      }),
  };
}
