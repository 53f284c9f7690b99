import { useTextos } from '#platform/web/i18n.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { enviarArquivo } from '#platform/web/rede/api.ts';
import { invalidar, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { pdfAssinadoApi as api } from '../api-pdf.ts';
import { textosAssinatura } from '../texts.ts';

/** The authorities to which the chain of a signed PDF may lead: data that the school keeps up. */
export function AutoridadesConfiaveis() {
  const t = useTextos(textosAssinatura);
  const { data } = useConsulta(api.listarCertificados, {});
  const excluir = useComando(api.excluirCertificado, { invalida: [api.listarCertificados] });
  const incluir = async (arquivo: File): Promise<void> => {
    try {
      const { incluidos } = await enviarArquivo(api.incluirCertificados, {}, arquivo);
      avisar.sucesso(t('incluidos', { n: incluidos }));
      await invalidar(api.listarCertificados);
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  if (!data) return null;
  return (
    <section>
      <h3>{t('cadeias')}</h3>
      <p className="suave">{t('cadeiasTexto')}</p>
      {data.itens.length === 0 && <p>{t('semCadeias')}</p>}
      <ul className="lista">
        {data.itens.map(({ id, nome, validoAte }) => (
          <li key={id}>
            {nome} <span className="suave">{t('validaAte', { em: escreverInstante(validoAte) })}</span>{' '}
            <button
              type="button"
              className="botao-simples"
              aria-label={`${t('excluir')} ${nome}`}
              onClick={() => excluir.mutate({ params: { id } }, { onError: (causa) => avisar.erro(causa) })}
            >
              {t('excluir')}
            </button>
          </li>
        ))}
      </ul>
      <label className="botao-simples">
        {t('incluirCadeia')}
        <input
          type="file"
          className="so-leitor"
          accept=".pem,.crt,.cer,.der,.p7b,.p7c"
          onChange={({ currentTarget }) => {
            const [arquivo] = currentTarget.files ?? [];
            if (arquivo) void incluir(arquivo);
            currentTarget.value = '';
          }}
        />
      </label>
    </section>
  );
}
